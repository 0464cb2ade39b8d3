import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const issueWords: Words["issueWords"] = {
  subject: (first) => `Wiki hii kwenye Fursa: ${first}`,
  title: (day) => `Wiki ya tarehe ${dayInWords(day)}`,
  articles: "Makala mapya ya kusoma",
  scholarships: "Ufadhili mpya",
  closing: "Maombi yanayofungwa ndani ya wiki mbili",
  browse: "Tazama fursa zote",
  whyMember:
    "Unapata barua pepe hii kwa sababu umewasha jarida la kila wiki kwenye wasifu wako wa Fursa. Zinazokufaa ziko mwanzo. Ambazo haziko wazi kwako tunaziacha.",
  whyFrom: (country) =>
    `Unapata barua pepe hii kwa sababu uliomba jarida la kila wiki la Fursa na ukathibitisha. Tulichagua fursa za watu walio katika nchi hii: ${country}.`,
  whySubscriber: "Unapata barua pepe hii kwa sababu uliomba jarida la kila wiki la Fursa na ukathibitisha.",
};

export const subscribeWords: Words["subscribeWords"] = {
  title: "Jarida",
  description:
    "Barua pepe moja kila Jumatatu: makala mapya, ufadhili mpya, na maombi yanayofungwa ndani ya wiki mbili zijazo. Ni bure, na unaweza kuikomesha kwa kubonyeza mara moja.",
  asked: {
    title: "Angalia barua pepe yako",
    detail: "Kama anwani hii bado haipati jarida, tumekutumia kiungo cha kuthibitisha.",
  },
  notAsked: "Haikutumwa",
  country: "Nchi",
  stage: "Kiwango chako cha masomo",
  optional: "Si lazima. Tunaacha fursa ambazo si zako.",
  noChoice: "Sipendi kusema",
  age: "Nina miaka 18 au zaidi, au mzazi au mlezi wangu anakubali",
  agree: "Tafadhali weka tiki hapa. Kama uko chini ya miaka 18, mzazi au mlezi lazima akubali.",
  confirmed: { title: "Karibu", detail: "Utapata jarida siku ya Jumatatu." },
  mailSubject: "Thibitisha jarida la Fursa",
  mail: [
    "Mtu fulani, tunatumai ni wewe, aliomba jarida la kila wiki la Fursa kwa anwani hii. Tafadhali thibitisha ili ulipate kila Jumatatu.",
    "Kiungo kinafanya kazi kwa wiki moja.",
    "Kama si wewe, puuza barua pepe hii. Hatutumi chochote usipothibitisha.",
  ],
  mailLink: "Ndiyo, nitumie jarida",
};
