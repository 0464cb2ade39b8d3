import { listNames } from "#app/shared/languages/formats.ts";
import type { OpportunityKind } from "../kinds/kinds.ts";
import { locationInWords } from "../names/location-words.ts";
import { placeName } from "../names/words.ts";
import { entriesOf } from "./in-one-line.ts";

/** "Kenya, Germany" of a scholarship, in the page's language. */
export const countriesInWords = (countries: string) => listNames(entriesOf(countries).map(placeName));

/** What lists show under a title: a scholarship's countries, a college's place, the company of an internship. */
export function bylineInWords(kind: OpportunityKind, byline: string): string {
  if (kind === "internship") return byline;
  return kind === "college" ? locationInWords(byline) : countriesInWords(byline);
}
