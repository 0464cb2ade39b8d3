import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const exceededLimitWords: Words["exceededLimitWords"] = {
  "too slow": "La page prend trop de temps à lire. Nous l’avons laissée.",
  "too large": "La page est trop grande. Nous l’avons laissée.",
};
