import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "እነዚህን ኢሜይሎች ያቁሙ",
  undo: "በስህተት ነው፦ እንደገና ይላኩልኝ",
  page: "ከFursa የሚመጡ ኢሜይሎች",
  incomplete: "ሊንኩ ሙሉ አይደለም፣ ወይም መለያው ተሰርዞ ኢሜይል አይልክም።",
  changedMind: "ሐሳብዎን ቀየሩ? በዚሁ ሊንክ እንደገና መቀበል ይችላሉ።",
  stop: (name) => `ይህ ይቁም? ${name}`,
  stopped: (name) => `ቆሟል፦ ${name}`,
  again: (name) => `እንደገና ይደርስዎታል፦ ${name}`,
};
