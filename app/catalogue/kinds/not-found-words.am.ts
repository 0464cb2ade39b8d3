import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./not-found-words.ts";

type Words = Translation<typeof english>;

export const notFoundWords: Words["notFoundWords"] = {
  text: "ተነስቶ ሊሆን ይችላል፣ ወይም ሊንኩ የፊደል ስሕተት ሊኖረው ይችላል።",
};
