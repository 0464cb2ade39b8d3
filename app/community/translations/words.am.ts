import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const improveWords: Words["improveWords"] = {
  title: "ይህን ትርጉም ለማሻሻል ያግዙ",
  intro: "እነዚህን ዓረፍተ ነገሮች ቋንቋውን የሚናገር ሰው ገና አላያቸውም። ጥሩ ያልሆነውን ይፈልጉና አሻሽለው ይጻፉት። እያንዳንዱን ሐሳብ አርታዒ ያየዋል።",
  choose: "የሚያሻሽሉትን ትርጉም ይምረጡ፦",
  search: "ከዓረፍተ ነገሩ ቃላት",
  searchHint: "ከገጹ ጥቂት ቃላት ይቅዱ፤ በዚህ ቋንቋ ወይም በእንግሊዝኛ።",
  find: "ፈልግ",
  none: "እነዚህ ቃላት ያሉት ዓረፍተ ነገር አልተገኘም። በጥቂት ቃላት ይሞክሩ።",
  many: (count) => `አጫጭሮቹን ${count} ብቻ እናሳያለን። ሌሎችን ለማግኘት አንድ ቃል ይጨምሩ።`,
  better: "የተሻለ ቃል ይጠቁሙ",
  english: "እንግሊዝኛ",
  now: "አሁን ያለው",
  suggested: "የተሻለ ቃል",
  openPlace: "«…» ባለበት ይተዉት፦ ገጹ እዚያ ስም ወይም ቁጥር ያስገባል።",
  submit: "ሐሳቡን ይላኩ",
  submitting: "በመላክ ላይ...",
  problems: "እባክዎ ይህን ያስተካክሉ",
  same: "እስካሁን ምንም አልቀየሩም።",
  places: (count) => (count < 2 ? "«…» አንድ ጊዜ በዓረፍተ ነገሩ ውስጥ ይኑር።" : `${count}ቱም «…» በዓረፍተ ነገሩ ውስጥ ይኑሩ።`),
  thanks: { title: "ስለ ሐሳብዎ እናመሰግናለን", detail: "አርታዒ ያየዋል።" },
  trap: "ይህን ቅጽ ፕሮግራም የሞላው ይመስላል። ሰው ከሆኑ የተደበቀውን ቦታ ባዶ ትተው እንደገና ይላኩ።",
  trapLabel: "ይህን ባዶ ይተዉት",
  stale: "ይህ ገጽ ለረጅም ጊዜ ክፍት ነበር። እባክዎ ሐሳብዎን እንደገና ይላኩ።",
  other: "ሌላ ዓረፍተ ነገር ይፈልጉ",
};
