import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import { countryNames } from "../fields/country-names.ts";
import { fieldOf } from "../fields/record-types.ts";
import { levelColumn } from "../list/record-filters.ts";

/** What a chosen set of records can be made to say, by a name that a form can send: "level=graduate". */
interface Settable {
  name: string;
  label: string;
  /** Of the field. */
  what: string;
  column: string;
  values: RecordValues;
}

/** The closed lists of a noun; a place of work is free text, so that internships have no country to set. */
export function settableOf(noun: Noun): Settable[] {
  const kind = parseKind(noun.kind);
  if (!kind) return [];
  const level = levelColumn[kind];
  const whatOf = (column: string) => fieldOf(noun, column)?.label ?? column;
  const entry = (name: string, column: string, label: string, value: unknown): Settable => ({
    name,
    label,
    what: whatOf(column),
    column,
    values: { [column]: value },
  });
  return [
    ...(kind === "internships"
      ? []
      : countryNames.map((country) => entry(`country=${country}`, "country", country, country))),
    ...studyLevels.map((one) =>
      entry(`level=${one}`, level, levelNames[one], kind === "scholarships" ? one : [one]),
    ),
    entry("is_rolling=yes", "is_rolling", `${whatOf("is_rolling")}: yes`, true),
    entry("is_rolling=no", "is_rolling", `${whatOf("is_rolling")}: no`, false),
  ];
}
