import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const planNames: Words["planNames"] = {
  free: "Bure",
  premium: "Premium",
  enterprise: "Enterprise",
};

export const metaWords: Words["metaWords"] = {
  title: "Mipango na bei",
  description:
    "Bure, Premium na Enterprise. Fursa zinazokufaa, arifa na tarehe za mwisho ni bure kwa wanafunzi daima, na hakuna malipo yanayochukuliwa leo.",
};

export const band: Words["band"] = {
  title: "Chagua mpango unaokufaa",
  intro:
    "Kwa leo mipango yote mitatu inatoa vitu vilevile, na yote ni bure. Fursa zinazokufaa, arifa na tarehe za mwisho ni bure kwa wanafunzi daima.",
};

export const planWords: Words["planWords"] = {
  free: {
    per: "milele",
    forWhom: "Kila kitu ambacho mwanafunzi anahitaji ili apate nafasi.",
    today: [
      "Ufadhili, vyuo na mafunzo kazini katika utafutaji mmoja",
      "Fursa zinazokufaa, pamoja na sababu za kila alama",
      "Arifa kwa barua pepe kitu kipya kinapokufaa",
      "Tarehe za mwisho, hata kwenye kalenda ya simu yako",
      "Kituo cha ushauri, maandalizi ya mitihani na matukio",
    ],
    planned: [],
    term: "Hauna tarehe ya mwisho.",
  },
  premium: {
    per: "kwa mwezi",
    forWhom: "Kwa wanafunzi na wazazi wanaotaka zaidi. Bado tunaujenga.",
    today: ["Kila kitu kilicho kwenye mpango wa Bure, na bado hakuna zaidi"],
    planned: [
      "Vikumbusho kwa SMS, kwa siku zisizo na bando",
      "Kila mwezi, mmoja wa wahariri wetu anaangalia orodha yako",
    ],
    term: "Unaisha baada ya siku 365 na haujirudii.",
  },
  enterprise: {
    per: "kwa mwezi",
    forWhom: "Kwa darasa, klabu au timu ndogo.",
    today: ["Kila kitu kilicho kwenye mpango wa Bure, kwa mtu mmoja kwa sasa"],
    planned: ["Watu wengi, hadi 50: unawaalika kutoka ukurasa huu", "Kila kilichopangwa kwa Premium"],
    term: "Unaisha baada ya siku 365 na haujirudii.",
  },
};

export const words: Words["words"] = {
  title: "Mipango",
  current: "Mpango wako wa sasa",
  choose: (type) => `Chagua mpango wa ${planNames[type]}`,
  busy: "Inasasisha...",
  today: "Unachopata leo",
  costsNothing: "Leo unalipa $0.",
  planned: "Imepangwa, bado haijafika",
  noPayment: {
    title: "Hakuna malipo yanayochukuliwa",
    text: "Hulipi chochote leo, mpango wowote utakaochagua. Hatuombi kadi wala mobile money. Bei ni kwa dola za Marekani.",
  },
  forSchools:
    "Mipango hii ni ya watu: mwanafunzi, familia, darasa au klabu ya watu hadi 50. Shule, vyuo vikuu na kampuni zina mipango na bei zao.",
  seeEnterprise: "Tazama mipango ya taasisi",
  chosen: (type) => `Sasa uko kwenye mpango wa ${planNames[type]}!`,
  failed: "Mpango haukubadilishwa",
  unknownPlan: "Hatuna mpango huo. Tafadhali chagua mmoja kati ya mitatu iliyo kwenye ukurasa huu.",
  tryAgain: (requestId) =>
    `Kuna hitilafu upande wetu. Tafadhali jaribu tena. Nambari ya kumbukumbu: ${requestId}`,
  signInFirst: "Tafadhali ingia ili uchague mpango",
};

export const currentInWords: Words["currentInWords"] = ({ type, endsOn, ended }) => {
  const name = planNames[type];
  if (ended && endsOn) {
    return `Mpango wako wa ${planNames[ended]} uliisha tarehe ${dayInWords(endsOn)}. Sasa uko kwenye mpango wa Bure.`;
  }
  return endsOn
    ? `Uko kwenye mpango wa ${name} hadi tarehe ${dayInWords(endsOn)}.`
    : `Uko kwenye mpango wa ${name}. Hauna tarehe ya mwisho.`;
};
