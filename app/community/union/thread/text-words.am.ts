import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const postViewText: Words["postViewText"] = {
  waitingForReview: "እስኪታይ እየጠበቀ ነው",
  hidden: "ተደብቋል",
  helpful: "ጠቃሚ ነው",
  notTheAnswer: "መልሱ ይህ አይደለም",
  isTheAnswer: "መልሱ ይህ ነው",
  by: (author) => `የጽሑፉ ጸሐፊ፦ ${author}`,
  edited: "ታርሟል",
  helpfulSoFar: (count) => `ጠቃሚ ነው (${count})`,
  edit: "ያርሙ ወይም ያስወግዱ",
  report: "ያሳውቁ",
  moderate: "ያወያዩ",
};

export const threadText: Words["threadText"] = {
  latestReplies: "የቅርብ ጊዜ ምላሾች",
  fromTheFirst: "ከመጀመሪያው ጀምሮ",
  replies: "ምላሾች",
  about: (name) => `ስለ ${name}`,
  earlier: "የቀደሙት",
  later: "ቀጣዮቹ",
  answer: "መልስ ይስጡ",
};
