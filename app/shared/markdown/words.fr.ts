import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const markdownProblems: Words["markdownProblems"] = {
  "too deep": "N’emboîtez pas les citations et les listes sur plus de 20 niveaux.",
  "too dense": "Mettez moins de lignes, et moins de signes comme *, _, [ et | dans un même paragraphe.",
};
