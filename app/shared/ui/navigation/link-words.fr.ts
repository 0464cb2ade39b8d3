import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./link-words.ts";

type Words = Translation<typeof english>;

export const linkWords: Words["linkWords"] = {
  newTab: (action, about) => `${action} : ${about} (nouvel onglet)`,
  opensNewTab: "(nouvel onglet)",
  page: (number) => `Page n° ${number}`,
};
