import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resendText: Words["resendText"] = {
  title: "Thibitisha barua pepe yako",
  intro: "Andika barua pepe uliyojisajili nayo. Tutatuma tena kiungo cha uthibitisho.",
  send: "Tuma tena",
};

export const confirmText: Words["confirmText"] = {
  failed: "Barua pepe haijathibitishwa",
};
