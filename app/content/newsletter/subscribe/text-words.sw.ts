import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  thisLinkNoLonger: "Kiungo hiki hakifanyi kazi tena",
  theMondayNewsletter: "Jarida la Jumatatu",
};

export const newsletterText: Words["newsletterText"] = {
  theMondayNewsletter: "Jarida la Jumatatu",
  email: "Barua pepe",
  leaveThisEmpty: "Acha hii wazi",
  sending: "Inatuma...",
};
