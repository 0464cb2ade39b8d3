import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const meaningNames: Words["meaningNames"] = {
  country: "Pays",
  region: "Région",
  field: "Domaine",
  level: "Niveau",
  place: "Lieu",
  programme: "Formation",
  search: "Recherche",
};
