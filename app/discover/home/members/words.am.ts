import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const memberWords: Words["memberWords"] = {
  title: "እንኳን ደህና ተመለሱ",
  since: (day) => `ከ${day} ወዲህ ያለ አዲስ ነገር`,
  nothingNew: "ከዚያ ወዲህ የተቀየረ ነገር የለም።",
  matches: (count) => (count < 2 ? "1 አዲስ ተስማሚ ዕድል" : `${count} አዳዲስ ተስማሚ ዕድሎች`),
  manyMatches: (count) => `${count} ወይም ከዚያ በላይ አዳዲስ ተስማሚ ዕድሎች`,
  opened: "አሁን ክፍት የሆኑ",
  changed: "የተቀየሩ",
  answered: "በመድረኩ መልስ ያገኙ",
  soon: "በዚህ ሳምንት ቀነ ገደባቸው የሚደርስ",
  allMatches: "ለእኔ ተስማሚ የሆኑትን ይመልከቱ",
  allSaved: "ያስቀመጥኳቸው",
  next: "ቀጣዩ እርምጃዎ",
  more: "ተጨማሪ ዕድሎችን ለማግኘት",
  profile: "ወደ መገለጫዎ ይሂዱ",
  steps: {
    profile: {
      text: "የሚማሩትን እና መሄድ የሚፈልጉበትን ቦታ ይንገሩን። የሚስማማዎትን እናገኝልዎታለን።",
      action: "መገለጫዎን ይፍጠሩ",
    },
    save: {
      text: "የወደዱት ተስማሚ ዕድል ላይ ያለውን የልብ ምልክት ይጫኑ። ከዝግጅት ዝርዝር ጋር እናስቀምጥልዎታለን።",
      action: "ለእኔ ተስማሚ የሆኑትን ይመልከቱ",
    },
    checklist: "የዝግጅት ዝርዝሩን ይክፈቱ",
    todo: (title, step) => `${title}፦ ${step}።`,
    send: (title, closes) => `${title}፦ ${closes}።`,
    goOn: (title) => `ዝግጅትዎን ይቀጥሉ፦ ${title}።`,
    begin: (title) => `ዝግጅት ይጀምሩ፦ ${title}።`,
  },
};
