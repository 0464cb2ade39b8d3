import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "የሰኞ የዜና ኢሜይል",
};

export const newsletterText: Words["newsletterText"] = {
  title: "የሰኞ የዜና ኢሜይል",
  email: "ኢሜይል",
  trap: "ይህን ባዶ ይተዉ",
  sending: "እየተላከ ነው...",
};
