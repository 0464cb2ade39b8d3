import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./link-words.ts";

type Words = Translation<typeof english>;

export const linkWords: Words["linkWords"] = {
  newTab: (action, about) => `${action}: ${about} (hufunguka kwenye kichupo kipya)`,
  opensNewTab: "(hufunguka kwenye kichupo kipya)",
  page: (number) => `Ukurasa wa ${number}`,
};
