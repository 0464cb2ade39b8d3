import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./line-words.ts";

type Words = Translation<typeof english>;

export const unionLines: Words["unionLines"] = {
  activity: (threads, day) => `${threads}፣ የመጨረሻው ${day}`,
  allTopics: "ሁሉም ርዕሶች",
  mention: (text) => `“${text}”ን የሚጠቅሱ ጽሑፎች`,
  replyIn: (title) => `ምላሽ የተሰጠበት፦ ${title}`,
  topicTitle: (name) => `${name}፦ ጥያቄዎችና መልሶች`,
  topicDescription: (about) => `${about} የተማሪዎች ጥያቄዎች በተማሪዎች የተመለሱ፣ በFursa የተማሪዎች መድረክ።`,
  newer: "አዲስ",
  older: "የቆዩ",
  offer: "ለማመን የሚከብድ ጥሩ ዕድል ተልኮልዎታል?",
  checkOffer: "ከመመለስዎ በፊት መልእክቱን ያጣሩ።",
  answered: "መልስ አግኝቷል",
  locked: "ተዘግቷል",
  by: (author, country) => `${author}፣ ${country}`,
};
