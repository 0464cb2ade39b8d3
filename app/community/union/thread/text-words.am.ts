import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const postViewText: Words["postViewText"] = {
  waitingForReview: "እስኪታይ እየጠበቀ ነው",
  hidden: "ተደብቋል",
  helpful: "ጠቃሚ ነው",
  notTheAnswer: "መልሱ ይህ አይደለም",
  isTheAnswer: "መልሱ ይህ ነው",
};

export const threadText: Words["threadText"] = {
  latestReplies: "የቅርብ ጊዜ ምላሾች",
  fromTheFirst: "ከመጀመሪያው ጀምሮ",
  replies: "ምላሾች",
};
