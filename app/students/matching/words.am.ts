import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("am");

export const matchesWords: Words["matchesWords"] = {
  title: "ለእኔ ተስማሚ የሆኑ",
  description: "ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች፣ ይበልጥ የሚስማሙት መጀመሪያ።",
  analyzed: (analyzed, matches) => `ያመሳከርናቸው ዕድሎች፦ ${many(analyzed)}። ለእርስዎ ተስማሚ የሆኑ፦ ${many(matches)}`,
  empty: (kind) =>
    ({
      scholarship: "ተስማሚ ስኮላርሺፕ አልተገኘም። ተጨማሪ ለማየት መገለጫዎን ያሻሽሉ።",
      college: "ተስማሚ ኮሌጅ አልተገኘም። ተጨማሪ ለማየት መገለጫዎን ያሻሽሉ።",
      internship: "ተስማሚ ኢንተርንሺፕ አልተገኘም። ተጨማሪ ለማየት መገለጫዎን ያሻሽሉ።",
    })[kind],
  update: "መገለጫዎን ያሻሽሉ",
  news: (count, isMany) => `መጨረሻ ካዩበት ወዲህ ያሉ አዳዲሶች (${count}${isMany ? "+" : ""})`,
  how: "ነጥቡ ከ100 ምን ያህል እንደሚስማማዎት ያሳያል። ነጥቦቹ ከየት እንደመጡ ለማየት «ለምን» የሚለውን ይንኩ።",
  apply: "ያመልክቱ",
  percent: (percent) => `${percent}% ይስማማል`,
  why: "ለምን?",
  showMore: "ተጨማሪ ያሳዩ",
  forWhom: "ለማን?",
  firstChild: "የመጀመሪያው ልጅ",
  group: (name, count) => `${name} (${count})`,
  laterOrOpen: "ወደፊት ይከፈታል፣ ወይም ብዙውን ጊዜ አሁን ክፍት ነው፦ ይስማማዎታል",
  aside: "የመስማማት ዕድላቸው አነስተኛ፣ ወይም ተጨማሪ የሚጠየቁ",
  counted: many,
  more: "ተጨማሪ ዕድሎችን ለማግኘት",
  plan: "የሚቀጥሉትን ሁለት ዓመታት ያቅዱ",
  courses: "በውጤቴ ምን መማር እችላለሁ?",
  firstPage: "ይበልጥ ወደሚስማሙት ይመለሱ",
};

export const hidingWords: Words["hidingWords"] = {
  hide: "ለእኔ አይሆንም",
  hidden: (title) => `ተደብቋል፦ ${title}`,
  undo: "ወደነበረበት ይመልሱ",
  shown: "ወደ ተስማሚ ዕድሎችዎ ተመልሷል",
  failed: "አልተደበቀም",
  unknown: "ይህ ከእንግዲህ በዝርዝራችን የለም።",
  full: "1,000 ዕድሎችን ደብቀዋል፤ ከዚህ በላይ አይቻልም። መጀመሪያ ጥቂቶቹን እንደገና እንዲታዩ ያድርጉ።",
  link: (count) => (count < 2 ? "1 የተደበቀ ዕድል" : `${many(count)} የተደበቁ ዕድሎች`),
  title: "የተደበቁ ዕድሎች",
  description: "ማየት የማይፈልጓቸው ዕድሎች።",
  intro: "እነዚህ ለእርስዎ እንደማይሆኑ ስለነገሩን ከተስማሚ ዕድሎችዎ ጋር አናሳያቸውም።",
  none: "የደበቁት ዕድል የለም።",
  show: "እንደገና ያሳዩ",
  back: "ወደ ተስማሚ ዕድሎቼ ይመለሱ",
};

export const tabNames: Words["tabNames"] = {
  scholarship: "ስኮላርሺፖች",
  college: "ኮሌጆች",
  internship: "ኢንተርንሺፖች",
};

export const criterionNames: Words["criterionNames"] = {
  field: "የትምህርት መስክ",
  country: "ሀገር",
  level: "ደረጃ",
  gpa: "GPA",
  budget: "በጀት",
  duration: "የቆይታ ጊዜ",
  programs: "ፕሮግራሞች",
  location: "ቦታ",
};

export const matchedWords: Words["matchedWords"] = { everyField: "ማንኛውም መስክ ይቀበላል" };
