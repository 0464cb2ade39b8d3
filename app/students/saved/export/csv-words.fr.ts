import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./csv-words.ts";

type Words = Translation<typeof english>;

export const csvWords: Words["csvWords"] = {
  columns: {
    kind: "Type",
    title: "Titre",
    byline: "Proposé par, ou lieu",
    status: "Statut",
    note: "Note",
    referees: "Personnes sollicitées pour une lettre",
    deadline: "Date limite",
    deadlineIs: "La date limite est",
    page: "Page",
    officialSite: "Site officiel",
    savedOn: "Enregistré le",
  },
  expected: "habituelle",
  announced: "annoncée",
};
