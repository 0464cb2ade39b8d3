import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const followButtonText: Words["followButtonText"] = {
  unfollow: "Unafuatilia: acha barua pepe",
  follow: "Fuatilia kwa barua pepe",
};

export const unsubscribeText: Words["unsubscribeText"] = {
  stop: "Acha barua pepe hizi",
  nothingToStop: "Hakuna cha kuacha",
  question: "Je, uache barua pepe hizi?",
  about: (title) => `Kuhusu mjadala: ${title}`,
  stopThread: "Acha barua pepe kuhusu mjadala huu",
  noEmails: "Hupokei barua pepe kuhusu mjadala huu, au kiungo si kamili.",
};
