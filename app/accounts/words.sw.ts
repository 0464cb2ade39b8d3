import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  signUpFailed: "Kujisajili kumeshindikana",
  signUpSucceeded: { title: "Umefaulu!", detail: "Akaunti yako imefunguliwa. Sasa unaweza kuingia." },
  signInFailed: "Kuingia kumeshindikana",
  signInSucceeded: { title: "Karibu tena!", detail: "Umeingia" },
  madeHere: (email) => `Umefungua akaunti ya ${email} kwenye kifaa hiki sasa hivi.`,
  goOn: "Endelea bila kuandika nenosiri tena",
  typePassword: "Tafadhali andika nenosiri lako.",
  willSave: (title) => `Ukishaingia, tutakuhifadhia “${title}”.`,
  newHere: "Je, wewe ni mgeni hapa?",
  signUpHere: "Fungua akaunti bila malipo",
  wrongCredentials: "Barua pepe au nenosiri si sahihi.",
  authenticationRequired: {
    title: "Lazima uingie",
    detail: "Tafadhali ingia ili ufungue kurasa za wasimamizi",
  },
  accessDenied: { title: "Huruhusiwi", detail: "Huna ruhusa ya kufungua ukurasa huu" },
  passwordHint: "Lazima liwe na angalau herufi 6",
  resetSent: {
    title: "Angalia barua pepe yako",
    detail:
      "Kama anwani hiyo ina akaunti, kiungo cha kuweka nenosiri jipya kiko njiani. Kinafanya kazi kwa saa moja.",
  },
  confirmationSent: {
    title: "Angalia barua pepe yako",
    detail: "Kama anwani hiyo inasubiri kuthibitishwa, kiungo kipya kiko njiani.",
  },
  linkTooOld: "Muda wa kiungo hiki umeisha, au kimeshatumika. Omba kingine.",
  linkTooOldOrAnothers:
    "Muda wa kiungo hiki umeisha, kimeshatumika, au ni cha akaunti nyingine. Omba kingine.",
  signInForLink: { title: "Hatua moja zaidi", detail: "Ingia, na kiungo chako kitafanya kazi." },
  earlierLinksWork:
    "Kama anwani hiyo ina akaunti, kiungo tulichotuma katika saa iliyopita bado kinafanya kazi. Angalia barua pepe yako.",
  manyAtOnce:
    "Watu wengi wanaingia sasa hivi. Hakuna kilichopotea. Tafadhali jaribu tena baada ya sekunde chache.",
  orReset: "Kama ni akaunti yako, weka nenosiri jipya kwa barua pepe ili uingie mara moja.",
  orRecoveryCode: "Unaweza kutumia msimbo wa dharura kuingia mara moja.",
  noSuchPhone: "Hiyo si mojawapo ya simu zako. Chagua moja hapa chini.",
  resetIntro:
    "Tutaondoa akaunti yako kwenye kila kifaa na kuipa kalenda yako anwani mpya ya siri. Kama hatua ya pili ya usalama iliongezwa katika siku saba zilizopita, tutaiondoa.",
  passwordWasReset: { title: "Nenosiri limebadilishwa", detail: "Ingia kwa nenosiri lako jipya." },
  stepWasRemoved: {
    title: "Nenosiri limebadilishwa",
    detail:
      "Ingia kwa nenosiri lako jipya. Tumeondoa hatua ya pili ya usalama iliyoongezwa katika siku saba zilizopita. Kama ilikuwa yako, iongeze tena.",
  },
  emailConfirmed: { title: "Barua pepe imethibitishwa", detail: "Asante. Sasa unaweza kupokea arifa." },
  googleFailed: "Google haikuthibitisha wewe ni nani. Tafadhali jaribu tena.",
  googleTaken:
    "Tayari kuna akaunti yenye barua pepe hii. Ingia kwa nenosiri lako. Google haiwezi kuongezwa kwenye akaunti hiyo.",
  wrongCode: "Msimbo huo si sahihi au umeshatumika. Subiri unaofuata, kisha ujaribu tena.",
  wrongPassword: "Hilo si nenosiri lako.",
  signedOut: { title: "Umeondoka", detail: "Tutaonana." },
  signedOutEverywhere: { title: "Umeondoka kila mahali", detail: "Umeondoka kwenye kila kifaa." },
  othersSignedOut: { title: "Vifaa vingine vimeondolewa", detail: "Bado umeingia hapa." },
  passwordChanged: { title: "Nenosiri limebadilishwa", detail: "Vifaa vyako vingine vimeondolewa." },
  emailChangeSent: {
    title: "Angalia barua pepe yako mpya",
    detail: "Fungua kiungo kilichomo ndani ya saa moja ili ubadilishe barua pepe ya kuingia.",
  },
  emailChanged: { title: "Barua pepe imebadilishwa", detail: "Tumia anwani mpya utakapoingia tena." },
  emailChangeFailed: "Hatukubadilisha anwani. Muda wa kiungo umeisha, au anwani hiyo ni ya akaunti nyingine.",
  emailKept: {
    title: "Barua pepe yako imebaki",
    detail: "Vifaa vyote vimeondolewa. Sasa weka nenosiri jipya.",
  },
  keepEmailFailed:
    "Muda wa kiungo umeisha, au kimeshatumika. Kama mtu mwingine yuko kwenye akaunti yako, weka nenosiri jipya sasa.",
  confirmFirst:
    "Thibitisha barua pepe yako kwanza. La sivyo, hatua ya pili ya usalama inaweza kumfungia nje mwenye anwani.",
  factorAdded: { title: "Hatua ya pili imeongezwa", detail: "Tutakuomba msimbo unapoingia." },
  factorRemoved: { title: "Hatua ya pili imeondolewa", detail: "Hatutaiomba tena." },
  codeSent: { title: "Msimbo umetumwa", detail: "Utapata SMS. Msimbo unafanya kazi kwa dakika kumi." },
  sessionEnded: { title: "Kifaa kimeondolewa", detail: "Kifaa hicho kimeondolewa kwenye akaunti." },
  noSuchSession: { title: "Hakuna cha kuondoa", detail: "Kifaa hicho hakijaingia." },
  accountDeleted: { title: "Akaunti imefutwa", detail: "Tumefuta kila kitu kukuhusu." },
  guardianAsked: {
    title: "Tumemwandikia mlezi wako",
    detail: "Akikubali, unaweza kupata jarida na kuandika hadharani.",
  },
  confirmBeforeGuardian:
    "Thibitisha barua pepe yako kwanza. Fungua kiungo tulichokutumia. Kisha tunaweza kumwandikia mlezi wako.",
  tooNewForGuardian: (minutes) =>
    `Akaunti yako ni mpya. Unaweza kumwomba mlezi wako baada ya dakika ${minutes}.`,
  guardianIsSelf: "Andika anwani ya mlezi wako, si yako.",
  noGuardian: {
    title: "Mzazi au mlezi ndiye anayepaswa kujibu",
    student:
      "Umeingia kama mwanafunzi aliyeomba idhini. Mzazi au mlezi anaweza kujibu kwenye kifaa chake, au hapa ukishaondoka kwenye akaunti yako.",
    mailbox:
      "Kiungo hiki kilienda kwa barua pepe ya mwanafunzi. Omba tena kwenye wasifu kwa anwani ya mzazi au mlezi.",
    young:
      "Akaunti hii ni ya mtu aliye chini ya miaka 18. Mzazi au mlezi wa miaka 18 au zaidi ndiye anayepaswa kujibu.",
  },
  guardianAgreed: {
    title: "Asante",
    detail: "Tumehifadhi idhini yako. Unaweza kuiondoa wakati wowote.",
  },
  guardianDeclined: { title: "Imehifadhiwa", detail: "Hatutatuma jarida." },
};
