import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { countryNames } from "../fields/country-names.ts";
import { findField } from "../fields/record-types.ts";
import { levelColumn } from "../list/record-filters.ts";

/** A value that can be set on several records at once. A form sends its name: "level=graduate". */
interface SettableValue {
  name: string;
  label: string;
  /** The field's label. */
  fieldLabel: string;
  column: string;
  values: RecordValues;
}

/** Internships have no country to set, since their location is free text. */
export function listSettableValues(recordType: RecordType): SettableValue[] {
  const kind = parseKind(recordType.kind);
  if (!kind) return [];
  const level = levelColumn[kind];
  const whatOf = (column: string) => findField(recordType, column)?.label ?? column;
  const entry = (name: string, column: string, label: string, value: unknown): SettableValue => ({
    name,
    label,
    fieldLabel: whatOf(column),
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
