import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const postViewText: Words["postViewText"] = {
  waitingForReview: "Linasubiri kukaguliwa",
  hidden: "Limefichwa",
  helpful: "Limesaidia",
  notTheAnswer: "Kumbe si jibu",
  isTheAnswer: "Hili linajibu swali",
};

export const threadText: Words["threadText"] = {
  latestReplies: "Majibu ya karibuni",
  fromTheFirst: "Kuanzia la kwanza",
  replies: "Majibu",
};
