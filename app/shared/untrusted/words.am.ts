import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const exceededLimitWords: Words["exceededLimitWords"] = {
  "too slow": "ገጹን ማንበብ ብዙ ጊዜ ስለሚወስድ አልፈነዋል።",
  "too large": "ገጹ ለማንበብ በጣም ትልቅ ስለሆነ አልፈነዋል።",
};
