import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./markdown-words.ts";

type Words = Translation<typeof english>;

export const markdownWords: Words["markdownWords"] = { table: "Tableau", done: "Fait", toDo: "À faire" };
