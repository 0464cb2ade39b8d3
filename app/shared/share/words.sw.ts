import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const shareWords: Words["shareWords"] = {
  title: "Tuma kwa rafiki",
  native: "Shiriki…",
  copy: "Nakili kiungo",
  copied: "Kiungo kimenakiliwa!",
  failed: "Haikunakiliwa",
  failedDetail: "Tafadhali jaribu tena.",
};
