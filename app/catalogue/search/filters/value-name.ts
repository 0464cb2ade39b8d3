import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import type { FilterName } from "#app/catalogue/kinds/kinds.ts";
import { jobTypeNames } from "#app/catalogue/kinds/words.ts";
import { schoolTypeName, tradeName } from "#app/catalogue/names/school-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { filterLabels, stateNames } from "./filter-words.ts";

/** A filter's value in words for people. */
export function valueName(filter: FilterName, value: string): string {
  if (filter === "closing" || filter === "funded") return filterLabels[filter];
  if (filter === "state") return lookUp(stateNames, value) ?? value;
  if (filter === "level") return lookUp(levelNames, value) ?? value;
  if (filter === "job") return value === "full-time" ? jobTypeNames["full-time"] : jobTypeNames.internship;
  if (filter === "country" || filter === "location") return placeName(value);
  if (filter === "field") return fieldName(value);
  if (filter === "program") return tradeName(fieldName(value));
  if (filter === "school") return schoolTypeName(value);
  return value;
}
