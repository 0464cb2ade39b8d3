import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { Criterion } from "#app/catalogue/scoring/criteria.ts";
import type { Reason } from "#app/catalogue/scoring/score.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { criterionNames, matchedWords } from "./words.ts";

/** What a criterion is called where it is compared: a college has programs, an internship a location. */
export function criterionName(kind: OpportunityKind, criterion: Criterion): string {
  if (kind === "college" && criterion === "field") return criterionNames.programs;
  if (kind === "internship" && criterion === "country") return criterionNames.location;
  return criterionNames[criterion];
}

/** What matched, for example "Nursing"; undefined if nothing did. */
export function matchedInWords({ criterion, isMet, wanted, matched }: Reason): string | undefined {
  if (!isMet) return undefined;
  if (criterion === "country") return listNames(matched.map(placeName));
  if (criterion !== "field") return undefined;
  return (
    listNames(matched.filter((field) => wanted.includes(field)).map(fieldName)) || matchedWords.everyField
  );
}
