import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const markdownProblems: Words["markdownProblems"] = {
  "too deep": "Nukuu na orodha zilizo ndani ya nyingine zisizidi viwango 20.",
  "too dense": "Tumia mistari michache, na alama chache kama *, _, [ na | katika aya moja.",
};
