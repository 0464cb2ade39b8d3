import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const topicText: Words["topicText"] = {
  threads: "ውይይቶች",
};

export const unionText: Words["unionText"] = {
  latest: "የቅርብ ጊዜ",
};
