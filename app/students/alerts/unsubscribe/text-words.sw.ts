import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  thisLinkNoLonger: "Kiungo hiki hakifanyi kazi tena",
  stopTheseEmails: "Acha barua pepe hizi",
  thatWasAMistake: "Ilikuwa makosa: zitume tena",
};
