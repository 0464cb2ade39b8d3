import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./evidence-words.ts";

type Words = Translation<typeof english>;

export const evidenceWords: Words["evidenceWords"] = {
  topics: { deadline: "Date limite", money: "Argent", who: "Qui peut postuler", how: "Comment postuler" },
  read: {
    official: "lu sur le site officiel",
    press: "lu dans un journal",
    aggregator: "lu sur un site d’annonces",
  },
  allFacts: "Ces informations",
  byVisitor: "signalé par un visiteur, non confirmé",
  undated: "sans date",
  notConfirmed: "non confirmé",
  mayHaveChanged: (read) => `${read}. À vérifier.`,
  checkedOn: "dernière vérification le",
  by: "par",
  certainty: {
    medium:
      "Certaines de ces informations sont peut-être anciennes ou incomplètes. Vérifiez sur le site officiel.",
    low: "Ces informations ne sont pas sûres. Vérifiez-les sur le site officiel.",
  },
};
