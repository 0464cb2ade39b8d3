import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const shareWords: Words["shareWords"] = {
  title: "Partager",
  native: "Partager…",
  copy: "Copier le lien",
  copied: "Lien copié !",
  failed: "La copie a échoué",
  failedDetail: "Réessayez.",
};
