import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./line-words.ts";

type Words = Translation<typeof english>;

export const unionLines: Words["unionLines"] = {
  activity: (threads, day) => `${threads}፣ የመጨረሻው ${day}`,
  allTopics: "ሁሉም ርዕሶች",
  mention: (text) => `“${text}”ን የሚጠቅሱ ጽሑፎች`,
  replyIn: (title) => `ምላሽ በ፦ ${title}`,
  topicTitle: (name) => `${name}፦ ጥያቄዎችና መልሶች`,
  topicDescription: (about) => `${about} የተማሪዎች ጥያቄዎች በተማሪዎች የተመለሱ፣ በFursa የተማሪዎች መድረክ።`,
  newer: "አዲስ",
  older: "የቆዩ",
  offer: "በጣም ጥሩ የሚመስል ቅናሽ ተልኮልዎታል?",
  checkOffer: "ከመመለስዎ በፊት መልእክቱን ያጣሩ።",
  answered: "መልስ አግኝቷል",
  locked: "ተዘግቷል",
  by: (author, country) => `${author}፣ ${country}`,
};
