import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resendText: Words["resendText"] = {
  title: "ኢሜይልዎን ያረጋግጡ",
  intro: "የተመዘገቡበትን ኢሜይል ይጻፉ። ማረጋገጫ ሊንኩን እንደገና እንልካለን።",
  send: "እንደገና ይላኩልኝ",
};

export const confirmText: Words["confirmText"] = {
  failed: "ኢሜይሉ አልተረጋገጠም",
};
