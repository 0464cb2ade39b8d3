import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  title: "ልጆችዎ",
  intro:
    "መገለጫዎ ለአንድ ልጅ ነው። ሌሎች ልጆችዎን እዚህ ይጨምሩ። ለእያንዳንዱ ልጅ ተስማሚ ዕድሎችን ለየብቻ እናሳያለን። ይህን ማየት የሚችሉት እርስዎ ብቻ ነዎት።",
  first: "በመገለጫዎ የተመዘገበ ልጅ",
  none: "እስካሁን ሌላ ልጅ የለም",
  add: "ልጅ ይጨምሩ",
  newTitle: "ሌላ ልጅ",
  full: "አሥር ልጆችን ጨምረዋል፤ ከዚህ በላይ አይቻልም።",
  forParents: "ይህ ለወላጆች ነው። መገለጫውን የሚሞሉት ለልጅ ከሆነ፣ እዚያ «ወላጅ» የሚለውን ይምረጡ።",
  added: { title: "ልጅ ተጨምሯል", detail: "በማንኛውም ጊዜ መቀየር ይችላሉ።" },
  changed: { title: "ተቀምጧል", detail: "ተስማሚ ዕድሎቹን አድሰናል።" },
  removed: { title: "ተወግዷል", detail: "ስለዚህ ልጅ ያለውን ሁሉ ሰርዘናል።" },
  needsProfile: "መጀመሪያ የራስዎን መገለጫ ይሙሉ።",
  notSaved: "የልጅዎ መረጃ አልተቀመጠም",
  lookAgain: "እባክዎ ምልክት የተደረገባቸውን ቦታዎች ይመልከቱ።",
};
