import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./filter-words.ts";

type Words = Translation<typeof english>;

export const filterLabels: Words["filterLabels"] = {
  field: "Domaine",
  country: "Pays",
  level: "Niveau",
  state: "Ouvert ou fermé",
  closing: "Ferme bientôt",
  funded: "Bourse complète",
  school: "Type d’école",
  program: "Formation",
  location: "Lieu",
  job: "Type",
};

export const stateNames: Words["stateNames"] = { open: "Ouvert maintenant", opening: "Ouvre bientôt" };
