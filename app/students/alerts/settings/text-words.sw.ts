import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  alertsNeedAProfile: "Arifa zinahitaji wasifu.",
  alertsArePaused: "Arifa zimesimamishwa",
  needABreak: "Unahitaji kupumzika?",
  whenYouResumeWell: "Ukiendelea, tutakuambia ulichokosa.",
  pauseTheAlertsWithout: "Simamisha arifa bila kubadilisha kitu kingine.",
  resumeAlerts: "Endelea na arifa",
  pauseAlerts: "Simamisha arifa",
};

export const sentMailsText: Words["sentMailsText"] = {
  whatWeHaveSent: "Tulichotuma",
  notDelivered: "Haikufika",
  onItsWay: "Iko njiani",
  n1Item: "Kitu 1",
};

export const settingsFormText: Words["settingsFormText"] = {
  mailsAboutMyMatches: "Barua pepe kuhusu fursa zinazonifaa na tarehe za mwisho",
  turnThisOffTo: "Zima ili usimamishe arifa na vikumbusho vyote.",
  howOften: "Mara ngapi",
  fromThisPercentage: "Kuanzia asilimia hii",
  remindMeOfSaved: "Nikumbushe tarehe za mwisho nilizohifadhi",
  n143And1:
    "Siku 14, 3 na 1 kabla ya maombi kufungwa, na yakifunguliwa au tarehe zikibadilika. Barua pepe moja tu kwa siku.",
  aSummaryOnSundays: "Muhtasari kila Jumapili",
  whatsDueInThe: "Mambo ya kufanya wiki ijayo, na ulipofikia. Hakuna barua pepe kama hujahifadhi kitu.",
  theWeeklyNewsletter: "Jarida la kila wiki",
  mondaysNewArticlesNew: "Jumatatu: makala mapya, ufadhili mpya, zinazofungwa karibuni.",
  saving: "Inahifadhi...",
};
