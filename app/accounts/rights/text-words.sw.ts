import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  yourData: "Data yako",
};

export const deleteText: Words["deleteText"] = {
  deleteMyAccount: "Futa akaunti yangu",
  yourData: "Data yako",
};

export const guardianFormText: Words["guardianFormText"] = {
  yourParentsOrGuardians: "Barua pepe ya mzazi au mlezi wako",
};

export const guardianText: Words["guardianText"] = {
  thisLinkNoLonger: "Kiungo hiki hakifanyi kazi tena",
  aGuardiansConsent: "Idhini ya mlezi",
  iWithdrawMyConsent: "Ninaondoa idhini yangu",
  iDontAgree: "Sikubali",
};

export const privacyText: Words["privacyText"] = {
  privacy: "Faragha",
  whatFursaKnowsAbout:
    "Fursa inajua nini kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya. Kwa maneno rahisi.",
};
