import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./heart-words.ts";

type Words = Translation<typeof english>;

export const heartWords: Words["heartWords"] = {
  save: (title) => `ያስቀምጡ፦ ${title}`,
  remove: (title) => `ከተቀመጡት ያስወግዱ፦ ${title}`,
};
