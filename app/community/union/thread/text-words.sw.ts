import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const postViewText: Words["postViewText"] = {
  waitingForReview: "Linasubiri kukaguliwa",
  hidden: "Limefichwa",
  helpful: "Limesaidia",
  notTheAnswer: "Kumbe si jibu",
  isTheAnswer: "Hili linajibu swali",
  by: (author) => `Mwandishi wa chapisho: ${author}`,
  edited: "limehaririwa",
  helpfulSoFar: (count) => `Limesaidia (${count})`,
  edit: "Hariri au ondoa",
  report: "Ripoti",
  moderate: "Simamia",
};

export const threadText: Words["threadText"] = {
  latestReplies: "Majibu ya karibuni",
  fromTheFirst: "Kuanzia la kwanza",
  replies: "Majibu",
  about: (name) => `Kuhusu ${name}`,
  earlier: "Ya awali",
  later: "Ya baadaye",
  answer: "Jibu swali",
};
