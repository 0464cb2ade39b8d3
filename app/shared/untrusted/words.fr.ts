import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const exceededLimitWords: Words["exceededLimitWords"] = {
  "too slow": "La page est trop lente. Nous avons arrêté de la lire.",
  "too large": "La page est trop grande. Nous l’avons laissée.",
};
