import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "እነዚህን ኢሜይሎች ያቁሙ",
  undo: "በስህተት ነው፦ እንደገና ይላኩልኝ",
};
