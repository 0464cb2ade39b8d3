import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./choice-words.ts";

type Words = Translation<typeof english>;

export const choiceWords: Words["choiceWords"] = { choose: "ይምረጡ" };
