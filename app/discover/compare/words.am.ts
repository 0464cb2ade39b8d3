import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const listOr = (names: readonly string[]) => new Intl.ListFormat("am", { type: "disjunction" }).format(names);

export const compareWords: Words["compareWords"] = {
  title: "ያወዳድሩ",
  titleOf: (titles) => listOr(titles),
  description: "ሁለት ወይም ሦስት ስኮላርሺፖች፣ ኮሌጆች ወይም ኢንተርንሺፖች ጎን ለጎን።",
  intro: "ገንዘብ፣ ቀናት፣ ማን ማመልከት እንደሚችል እና የሚጠየቀው ነገር ጎን ለጎን። ይህን ገጽ ማጋራት ይችላሉ።",
  emptyTitle: "እስካሁን የሚወዳደር ነገር የለም",
  empty: "ስኮላርሺፕ፣ ኮሌጅ ወይም ኢንተርንሺፕ ላይ «ያወዳድሩ» የሚለውን ይንኩ። ከዚያ አንድ ወይም ሁለት ይጨምሩ።",
  browse: (kind) =>
    ({
      scholarship: "ስኮላርሺፖችን ይመልከቱ",
      college: "ኮሌጆችን ይመልከቱ",
      internship: "ኢንተርንሺፖችን ይመልከቱ",
    })[kind],
  verdict: "ለእርስዎ",
  online: "በኢንተርኔት ማመልከት",
  free: "በነፃ ማመልከት",
  documents: "ሰነዶች",
  fees: "ክፍያ",
  closes: "የሚዘጋበት ቀን",
  usually: (day) => `ብዙውን ጊዜ ${day}`,
  remove: (title) => `ያስወግዱ፦ ${title}`,
  removeShort: "ያስወግዱ",
  addTitle: (kind, count) =>
    ({
      scholarship: count < 2 ? "ለማወዳደር ሌላ ስኮላርሺፕ ይምረጡ" : "ሦስተኛ ስኮላርሺፕ ይጨምሩ",
      college: count < 2 ? "ለማወዳደር ሌላ ኮሌጅ ይምረጡ" : "ሦስተኛ ኮሌጅ ይጨምሩ",
      internship: count < 2 ? "ለማወዳደር ሌላ ኢንተርንሺፕ ይምረጡ" : "ሦስተኛ ኢንተርንሺፕ ይጨምሩ",
    })[kind],
  search: (kind) =>
    ({
      scholarship: "የሚወዳደር ስኮላርሺፕ ይፈልጉ",
      college: "የሚወዳደር ኮሌጅ ይፈልጉ",
      internship: "የሚወዳደር ኢንተርንሺፕ ይፈልጉ",
    })[kind],
  searchHint: "ስም፣ የትምህርት መስክ ወይም ሀገር",
  found: (text) => `ለ«${text}» የተገኙ`,
  nothingFound: (text) => `ለ«${text}» ምንም አልተገኘም።`,
  saved: "ካስቀመጧቸው",
  alike: "ተመሳሳይ",
  add: (title) => `ከዚህ ጋር ያወዳድሩ፦ ${title}`,
  share: "ይህን ንጽጽር ያጋሩ",
  gone: "ከእነዚህ አንዱ ከእንግዲህ በዝርዝራችን ስለሌለ አልተካተተም።",
};

export const leftOutWords: Words["leftOutWords"] = {
  unreadable: "የዚህን ሊንክ አንድ ክፍል ማንበብ ስላልቻልን አልተካተተም።",
  otherKind: "በአንድ ጊዜ ማወዳደር የሚቻለው አንድ ዓይነት ብቻ ስለሆነ ሌሎቹ አልተካተቱም።",
  tooMany: "ማወዳደር የሚቻለው እስከ ሦስት ስለሆነ የቀሩት አልተካተቱም።",
};
