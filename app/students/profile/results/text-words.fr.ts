import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Année",
  yearHint: "Si vous vous en souvenez",
  choose: "Choisissez",
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "Examen ou échelle",
  another: "Un autre examen ou une autre échelle",
  choose: "Choisissez un examen ou une échelle",
};
