import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./search-words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = { search: "Tafuta" };
