import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = {
  understood: "Ce que nous avons compris",
  exactly: "Rechercher exactement ces mots",
  showingFor: "Voici ce que nous trouvons pour",
  insteadFor: "Rechercher plutôt",
  nothingForAll: "Rien ne contient à la fois",
  without: "Voici ce que nous trouvons sans",
};
