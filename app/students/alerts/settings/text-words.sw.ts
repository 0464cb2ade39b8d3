import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  needProfile: "Tengeneza wasifu kwanza. Ndipo tutajua kinachokufaa.",
  paused: "Arifa zimesimamishwa",
  pauseTitle: "Unahitaji kupumzika?",
  resumeHint: "Ukianza kuzipokea tena, tutakuambia ulichokosa.",
  pauseHint: "Simamisha arifa bila kubadilisha kitu kingine.",
  resume: "Endelea na arifa",
  pause: "Simamisha arifa",
  profile: "Wasifu",
  createProfile: "Tengeneza wasifu",
  refusingTitle: "Barua pepe zetu hazikufikii",
  tryAgain: "Jaribu anwani yangu tena",
};

export const sentMailsText: Words["sentMailsText"] = {
  title: "Tulichotuma",
  notDelivered: "Haikufika",
  onItsWay: "Iko njiani",
  items: (count) => `Fursa ${count}`,
};

export const settingsFormText: Words["settingsFormText"] = {
  alerts: "Barua pepe kuhusu fursa zinazonifaa na tarehe za mwisho",
  alertsHint: "Zima ili usimamishe arifa na vikumbusho vyote.",
  howOften: "Mara ngapi",
  threshold: "Pointi za chini kabisa",
  reminders: "Nikumbushe tarehe za mwisho nilizohifadhi",
  remindersHint:
    "Siku 14, 3 na 1 kabla ya maombi kufungwa, na yakifunguliwa au tarehe zikibadilika. Barua pepe moja tu kwa siku.",
  summary: "Muhtasari kila Jumapili",
  summaryHint: "Mambo ya kufanya wiki ijayo, na ulipofikia. Hakuna barua pepe kama hujahifadhi kitu.",
  newsletter: "Jarida la kila wiki",
  newsletterHint: "Jumatatu: makala mapya, ufadhili mpya, zinazofungwa karibuni.",
  saving: "Inahifadhi...",
  title: "Arifa na vikumbusho",
  newsletterTitle: "Jarida",
  save: "Hifadhi",
  rhythms: { daily: "Kila siku kukiwa na jipya", weekly: "Mara moja kwa wiki" },
  percentHint: (least, most) => `Kuanzia ${least} (zote zinazokufaa) hadi ${most}.`,
  percentWrong: (least, most) => `Andika nambari kutoka ${least} hadi ${most}.`,
};
