import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./evidence-words.ts";

type Words = Translation<typeof english>;

export const evidenceWords: Words["evidenceWords"] = {
  topics: {
    deadline: "Tarehe ya mwisho",
    money: "Pesa",
    who: "Nani anaweza kuomba",
    how: "Jinsi ya kuomba",
  },
  read: {
    official: "imesomwa kwenye tovuti rasmi",
    press: "imesomwa kwenye gazeti",
    aggregator: "imesomwa kwenye tovuti ya matangazo",
  },
  allFacts: "Taarifa hizi",
  byVisitor: "imeripotiwa na mgeni, haijathibitishwa",
  undated: "bila tarehe",
  notConfirmed: "haijathibitishwa",
  mayHaveChanged: (read) => `${read}. Tafadhali hakikisha.`,
  checkedOn: "ilikaguliwa tarehe",
  by: "na",
  certainty: {
    medium: "Baadhi ya taarifa hizi huenda ni za zamani au hazijakamilika. Hakikisha kwenye tovuti rasmi.",
    low: "Hatuna uhakika kuhusu taarifa hizi. Zikague kwenye tovuti rasmi.",
  },
};
