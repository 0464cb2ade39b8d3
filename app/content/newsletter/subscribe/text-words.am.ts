import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "የሰኞ የዜና ኢሜይል",
  pageTitle: "የዜና ኢሜይሉን ያረጋግጡ",
  intro: "አንድ ጊዜ ይጫኑ፣ በየሰኞው ይደርስዎታል።",
  expiredHint: "ጊዜው አልፏል ወይም አልተሟላም። አዲስ መጠየቅ ይችላሉ።",
  again: "እንደገና ይጠይቁ",
};

export const newsletterText: Words["newsletterText"] = {
  title: "የሰኞ የዜና ኢሜይል",
  email: "ኢሜይል",
  trap: "ይህን ባዶ ይተዉ",
  sending: "እየተላከ ነው...",
  send: "የዜና ኢሜይሉን ይላኩልኝ",
  promise: "መጀመሪያ የማረጋገጫ ሊንክ እንልካለን። ኢሜይልዎን ለሌላ ነገር አንጠቀምበትም። መለያ ካለዎት በመገለጫዎ ያብሩት።",
};
