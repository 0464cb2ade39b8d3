import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const adviceWords: Words["adviceWords"] = {
  title: "የምክር ማዕከል",
  intro: "ስለ ስኮላርሺፕ፣ ማመልከቻ፣ ቪዛ እና ገንዘብ ግልጽ መመሪያዎች፤ ለአፍሪካ ተማሪዎች እና ለወላጆቻቸው የተጻፉ።",
  empty: "እስካሁን የምክር ጽሑፍ የለም። በቅርቡ የባለሙያ ምክር ለማግኘት ተመልሰው ይምጡ።",
  emptyCategory: (category) => `በዚህ ርዕስ እስካሁን ጽሑፍ የለም፦ ${category}`,
  featured: "የተመረጠ ጽሑፍ",
  recent: "የቅርብ ጊዜ ጽሑፎች",
  all: "ሁሉም",
  categories: "ምድቦች",
  allStories: "ሁሉም ጽሑፎች",
  read: "ጽሑፉን ያንብቡ",
  minutes: (minutes) => `የ${minutes} ደቂቃ ንባብ`,
  back: "ወደ ምክር ማዕከል ይመለሱ",
  inEnglish: "በእንግሊዝኛ",
  readIn: "ይህን በሌላ ቋንቋ ያንብቡ፦",
  notFound: "ጽሑፉ አልተገኘም",
  notFoundHint: "ቦታው ተቀይሮ ወይም ተነስቶ ሊሆን ይችላል።",
  topics: "ርዕሶች",
  share: "ይህን ጽሑፍ ያጋሩ",
  copied: "የጽሑፉ ሊንክ ተቀድቷል",
  related: "ተዛማጅ ጽሑፎች",
  pageTitle: (title, page) => (page > 1 ? `${title}፣ ገጽ ${page}` : title),
};
