import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const standingWords: Words["standingWords"] = {
  likely: { title: "Probable", hint: "Au-dessus de tous les seuils des trois dernières années" },
  possible: { title: "Possible", hint: "Assez pour certaines des trois dernières années, pas pour toutes" },
  stretch: {
    title: "Juste en dessous",
    hint: "À moins d’un point du seuil le plus bas de ces dernières années",
  },
  qualified: {
    title: "Vous avez toutes les notes demandées",
    hint: "Nous ne connaissons pas de seuil récent",
  },
  ask: { title: "À vérifier auprès de l’université", hint: "Seule l’université peut dire si cela suffit" },
  unknown: { title: "Inconnu", hint: "Nous ne savons pas quelles matières sont demandées" },
  no: { title: "Pas avec ces notes", hint: "Nous disons ce qui manque" },
};

export const aggregateHints: Words["aggregateHints"] = {
  likely: "Aussi bon que tous les aggregates que nous connaissons, ou mieux",
  possible: "Assez pour les femmes ou pour les hommes, pas pour les deux",
  stretch: "Un de plus que l’aggregate le plus haut que nous connaissons",
};
