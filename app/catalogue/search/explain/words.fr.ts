import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = {
  understood: "Ce que nous avons compris",
  exactly: "Rechercher exactement ces mots",
  showingFor: (text) => `Voici ce que nous trouvons pour « ${text} ».`,
  insteadFor: (typed) => `Rechercher plutôt « ${typed} »`,
  without: (typed, leftOut) =>
    `Rien ne contient tous les mots de « ${typed} ». Voici ce que nous trouvons sans ces mots : ${leftOut}.`,
  remove: (label) => `Retirer : ${label}`,
};
