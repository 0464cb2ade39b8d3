import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./not-found-words.ts";

type Words = Translation<typeof english>;

export const notFoundWords: Words["notFoundWords"] = {
  text: "Cette page a peut-être été retirée, ou le lien contient une faute.",
};
