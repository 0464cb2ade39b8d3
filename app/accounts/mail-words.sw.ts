import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const mailWords: Words["mailWords"] = {
  notYou: "Kama si wewe, puuza barua pepe hii. Hakuna kinachotokea mpaka mtu afungue kiungo.",
  worksAnHour: "Kiungo hufanya kazi kwa saa moja, mara moja tu.",
  setPassword: "Weka nenosiri jipya",
  confirm: {
    subject: "Thibitisha barua pepe yako ya Fursa",
    first: "Karibu Fursa. Thibitisha kuwa anwani hii ni yako, ili tuweze kukutumia arifa.",
    works: "Kiungo hufanya kazi kwa siku tatu.",
    link: "Thibitisha barua pepe yangu",
  },
  exists: {
    subject: "Tayari una akaunti ya Fursa",
    first:
      "Mtu amejaribu kujisajili Fursa kwa anwani hii. Tayari una akaunti yenye anwani hii, kwa hiyo hakuna kilichobadilika.",
    you: "Kama ni wewe, ingia kwa nenosiri lako. Ukiwa umelisahau, weka jipya kwa kiungo kilicho hapo juu. Hufanya kazi kwa saa moja, mara moja tu.",
  },
  reserved: {
    subject: "Hakuna akaunti ya Fursa iliyofunguliwa",
    first:
      "Mtu amejaribu kujisajili Fursa kwa anwani hii. Akaunti iliyoitumia ilibadilisha barua pepe yake siku saba zilizopita. Kwa hiyo anwani hii imehifadhiwa kwa mwenyewe.",
    yours:
      "Kama akaunti ni yako na hukubadilisha barua pepe yake, fungua kiungo kilicho kwenye barua pepe yetu kuhusu badiliko hilo. Vinginevyo unaweza kujisajili baada ya siku saba.",
  },
  reset: {
    subject: "Weka nenosiri jipya la Fursa",
    first: "Mtu ameomba nenosiri jipya la akaunti yako ya Fursa.",
  },
  passwordChanged: {
    subject: "Nenosiri lako la Fursa limebadilishwa",
    first: "Nenosiri la akaunti yako ya Fursa limebadilishwa sasa hivi, na vifaa vingine vimetolewa.",
    endedFactor: (name) =>
      `"${name}" iliongezwa kama hatua ya pili katika siku saba zilizotangulia, kwa hiyo imeondolewa: mtu aliyejua nenosiri la zamani angeweza kuiongeza. Kama ni yako, iongeze tena.`,
    notYou: "Kama si wewe, weka nenosiri jipya sasa na uwashe hatua ya pili.",
  },
  emailChange: {
    subject: "Thibitisha barua pepe yako mpya ya Fursa",
    first: "Mtu ameomba kutumia anwani hii kuingia Fursa.",
    link: "Tumia anwani hii",
  },
  emailChangeAsked: {
    subject: "Mtu ameomba kubadilisha barua pepe yako ya Fursa",
    first: (newAddress) =>
      `Mtu anayejua nenosiri lako ameomba kuingia kwenye akaunti yako ya Fursa kwa ${newAddress}, na si tena kwa anwani hii.`,
    you: "Kama ni wewe, huna la kufanya hapa: fungua kiungo tulichotuma kwa anwani mpya.",
    notYou:
      "Kama si wewe, zuia kwa kiungo kilicho hapo juu. Vifaa vyote vitatolewa, na utaweka nenosiri jipya.",
    link: "Zuia badiliko",
  },
  emailChanged: {
    subject: "Barua pepe yako ya Fursa imebadilishwa",
    first: (newAddress) =>
      `Sasa unaingia kwenye akaunti yako ya Fursa kwa ${newAddress}, na si tena kwa anwani hii.`,
    notYou:
      "Kama si wewe, rudisha kwa kiungo kilicho hapo juu. Vifaa vyote vitatolewa, na utaweka nenosiri jipya. Kiungo hufanya kazi kwa siku saba.",
    link: "Rudisha ilivyokuwa",
  },
  emailLeft: {
    first: "Akaunti yako ya Fursa haitumii tena anwani hii.",
    never: "Anwani hii haikuwahi kuthibitishwa, kwa hiyo hakuna la kurudisha, na hatutaiandikia tena.",
  },
  factor: {
    added: {
      subject: "Hatua ya pili imeongezwa kwenye Fursa",
      first: (name) => `"${name}" imeongezwa kama hatua ya pili ya kuingia kwenye akaunti yako ya Fursa.`,
    },
    removed: {
      subject: "Hatua ya pili imeondolewa kwenye Fursa",
      first: (name) => `"${name}" imeondolewa kama hatua ya pili ya kuingia kwenye akaunti yako ya Fursa.`,
    },
    notYou: "Kama si wewe, badilisha nenosiri lako sasa.",
  },
  guardian: {
    subject: "Mwanafunzi anaomba idhini yako kwenye Fursa",
    aStudent: "Mwanafunzi mmoja",
    first: (student) =>
      `${student} anatumia Fursa kutafuta ufadhili, ana umri chini ya miaka 18, na amekutaja kama mzazi au mlezi. Je, tunaweza kumtumia jarida letu la kila wiki na kumruhusu aandike kwenye majadiliano ya wazi?`,
    no: "Unaweza pia kukataa, na unaweza kubadilisha jibu lako baadaye kwa kiungo hiki hiki kwa mwaka mmoja.",
    unknown: "Kama humjui mwanafunzi huyu, puuza barua pepe hii.",
    link: "Jibu",
  },
};
