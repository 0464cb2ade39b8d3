import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./strip-words.ts";

type Words = Translation<typeof english>;

export const stripWords: Words["stripWords"] = {
  allYear: "Ouvert toute l’année.",
  opens: ({ text, isUsual }) => (isUsual ? `Ouvre d’habitude ${text}.` : `Ouvre ${text}.`),
  closes: ({ text, isUsual }) => (isUsual ? `Ferme d’habitude ${text}.` : `Ferme ${text}.`),
  both: (opens, closes) => {
    if (opens.isUsual) return `Ouvre d’habitude ${opens.text} et ferme ${closes.text}.`;
    return closes.isUsual
      ? `Ouvre ${opens.text} et ferme d’habitude ${closes.text}.`
      : `Ouvre ${opens.text} et ferme ${closes.text}.`;
  },
};
