import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const editText: Words["editText"] = {
  title: "ጽሑፍዎን ያርሙ",
  questionTitle: "ጥያቄዎን ያርሙ",
  replyTitle: "ምላሽዎን ያርሙ",
  question: "ጥያቄዎ በአንድ መስመር",
  more: "ተጨማሪ ይንገሩን",
  reply: "ምላሽዎ",
  saving: "እየተቀመጠ ነው...",
  back: "ወደ ውይይቱ ይመለሱ",
  save: "ለውጦቹን ያስቀምጡ",
  removeTitle: "ጽሑፉን ያስወግዱ",
  removeMeans: "ይህ የጻፉትን ለዘለቄታው ይሰርዛል። ሰዎች ምላሾቹን ማንበብ እንዲችሉ ጽሑፉ ባዶ ሆኖ ይቀራል።",
  remove: "የጻፍኩትን ያስወግዱ",
};

export const replyFormText: Words["replyFormText"] = {
  reply: "ምላሽዎ",
  posting: "እየወጣ ነው...",
  post: "ምላሹን ያውጡ",
};
