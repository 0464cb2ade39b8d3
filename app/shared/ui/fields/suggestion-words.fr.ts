import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./suggestion-words.ts";

type Words = Translation<typeof english>;

export const suggestionWords: Words["suggestionWords"] = {
  list: "Suggestions",
  some: (count) =>
    count < 2
      ? `${count} suggestion. Choisissez avec les flèches haut et bas.`
      : `${count} suggestions. Choisissez avec les flèches haut et bas.`,
  none: "Aucune suggestion.",
};
