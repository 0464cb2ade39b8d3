import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const followButtonText: Words["followButtonText"] = {
  followingStopEmails: "Unafuatilia: acha barua pepe",
  followByEmail: "Fuatilia kwa barua pepe",
};

export const unsubscribeText: Words["unsubscribeText"] = {
  stopTheseEmails: "Acha barua pepe hizi",
  nothingToStop: "Hakuna cha kuacha",
  stopTheseEmails2: "Je, uache barua pepe hizi?",
};
