import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const heartText: Words["heartText"] = {
  failed: "አልተቀመጠም",
  tryAgain: "እባክዎ እንደገና ይሞክሩ።",
  saved: "ተቀምጧል",
  save: "ያስቀምጡ",
};
