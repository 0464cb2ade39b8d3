import { formatNumber } from "#app/shared/languages/formats.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const browseWords: Words["browseWords"] = {
  title: "ዕድሎችን ይፈልጉ",
  description:
    "ለኬንያ፣ ለናይጄሪያ፣ ለጋና፣ ለኢትዮጵያ እና ለዩጋንዳ ተማሪዎች ክፍት የሆኑ ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች፦ ማን ማመልከት ይችላል፣ ምን ያህል ይከፍላል፣ መቼ ይዘጋል።",
  search: "ዕድሎችን ይፈልጉ",
  placeholder: "ዕድሎችን ይፈልጉ...",
  filters: "ማጣሪያዎች",
  show: "ውጤቶችን ያሳዩ",
  clear: "ሁሉንም ማጣሪያዎች ያጥፉ",
  chosen: "በሥራ ላይ ያሉ ማጣሪያዎች",
  narrow: "ዝርዝሩን ያጥብቡ",
  any: "ማንኛውም",
  sortBy: "ቅደም ተከተል",
  newest: "አዲስ መጀመሪያ",
  closing: "ቶሎ የሚዘጉ",
  amount: "ትልቁ መጠን",
  fees: "ዝቅተኛ ክፍያ",
  fit: "በጣም የሚስማሙ",
  mine: "ማመልከት የምችላቸውን ብቻ",
  courses: "ውጤትዎ ለየትኞቹ ፕሮግራሞች እንደሚበቃ ይመልከቱ",
  near: {
    scholarships: "ለዚህ ቅርብ የሆኑ ስኮላርሺፖች",
    colleges: "ለዚህ ቅርብ የሆኑ ኮሌጆች",
    internships: "ለዚህ ቅርብ የሆኑ ኢንተርንሺፖች",
  },
  seeAllOf: {
    scholarships: "እነዚህን ስኮላርሺፖች ሁሉ ይመልከቱ",
    colleges: "እነዚህን ኮሌጆች ሁሉ ይመልከቱ",
    internships: "እነዚህን ኢንተርንሺፖች ሁሉ ይመልከቱ",
  },
  nowhere: "ይህ እስካሁን በዝርዝራችን የለም። ሌላ ተማሪ ሊያውቅ ይችላል።",
  askUnion: "በተማሪዎች መድረክ ይጠይቁ",
  didYouMean: "ይህን ማለትዎ ነው?",
  calendar: "እነዚህን ቀነ ገደቦች በቀን መቁጠሪያዎ ያስገቡ",
  year: "በየወሩ ይመልከቷቸው",
  feed: "የአዳዲስ ስኮላርሺፖች ዝርዝር",
  titles: { scholarships: "ስኮላርሺፖችን ይመልከቱ", colleges: "ኮሌጆችን ይመልከቱ", internships: "ኢንተርንሺፖችን ይመልከቱ" },
  searched: (text, many) => `${text}፦ ${many}`,
  foundFor: (found, text) => `${found}፦ «${text}»`,
  seeAll: {
    scholarships: "ሁሉንም ስኮላርሺፖች ይመልከቱ",
    colleges: "ሁሉንም ኮሌጆች ይመልከቱ",
    internships: "ሁሉንም ኢንተርንሺፖች ይመልከቱ",
  },
  clearToSee: (count) => `${formatNumber(count)} ለማየት ማጣሪያዎቹን ያጥፉ`,
};

export const emptyWords: Words["emptyWords"] = {
  scholarships: "ምንም ስኮላርሺፕ አልተገኘም። በሌላ ቃል ይፈልጉ።",
  colleges: "ምንም ኮሌጅ አልተገኘም። በሌላ ቃል ይፈልጉ።",
  internships: "ምንም ኢንተርንሺፕ አልተገኘም። በሌላ ቃል ይፈልጉ።",
};

export const loadingWords: Words["loadingWords"] = {
  scholarships: "ስኮላርሺፖች በመጫን ላይ...",
  colleges: "ኮሌጆች በመጫን ላይ...",
  internships: "ኢንተርንሺፖች በመጫን ላይ...",
};

export const countedWords: Words["countedWords"] = {
  scholarships: (count) => `${formatNumber(count)} ${count < 2 ? "ስኮላርሺፕ" : "ስኮላርሺፖች"}`,
  colleges: (count) => `${formatNumber(count)} ${count < 2 ? "ኮሌጅ" : "ኮሌጆች"}`,
  internships: (count) => `${formatNumber(count)} ${count < 2 ? "ኢንተርንሺፕ" : "ኢንተርንሺፖች"}`,
};

export const countedWithLoans: Words["countedWithLoans"] = (count) =>
  count < 2 ? `${count} ስኮላርሺፕ ወይም ብድር` : `${formatNumber(count)} ስኮላርሺፖች እና ብድሮች`;
