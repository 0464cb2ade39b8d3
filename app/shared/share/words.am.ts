import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const shareWords: Words["shareWords"] = {
  title: "ለጓደኛ ያጋሩ",
  native: "ያጋሩ…",
  copy: "ሊንኩን ይቅዱ",
  copied: "ሊንኩ ተቀድቷል",
  failed: "ሊንኩ አልተቀዳም",
  failedDetail: "እባክዎ እንደገና ይሞክሩ።",
};
