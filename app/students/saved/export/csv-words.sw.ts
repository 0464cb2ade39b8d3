import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./csv-words.ts";

type Words = Translation<typeof english>;

export const csvWords: Words["csvWords"] = {
  columns: {
    kind: "Aina",
    title: "Jina",
    byline: "Imetolewa na, au mahali",
    status: "Hali",
    note: "Maelezo yako",
    referees: "Waliombwa barua za mapendekezo",
    deadline: "Tarehe ya mwisho",
    deadlineIs: "Tarehe ya mwisho ni",
    page: "Ukurasa",
    officialSite: "Tovuti rasmi",
    savedOn: "Ilihifadhiwa tarehe",
  },
  expected: "ya kawaida",
  announced: "iliyotangazwa",
};
