import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./suggestion-words.ts";

type Words = Translation<typeof english>;

export const suggestionWords: Words["suggestionWords"] = {
  list: "Mapendekezo",
  some: (count) =>
    count === 1
      ? "Pendekezo 1. Chagua kwa vitufe vya mishale ya juu na chini."
      : `Mapendekezo ${count}. Chagua kwa vitufe vya mishale ya juu na chini.`,
  none: "Hakuna mapendekezo.",
};
