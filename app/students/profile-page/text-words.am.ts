import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileText: Words["profileText"] = {
  tab: "መገለጫ",
  description: "በFursa ያለዎት መገለጫ።",
  title: "መገለጫዎ",
  saving: "እየተቀመጠ ነው...",
  update: "መገለጫዎን ያሻሽሉ",
  create: "መገለጫ ይፍጠሩ",
  failed: (requestId) => `በእኛ በኩል ችግር ተፈጥሯል። እባክዎ እንደገና ይሞክሩ። የስህተቱ መለያ ቁጥር፦ ${requestId}`,
};
