import { choose } from "#app/common/forms/choose.ts";
import type { CatalogueField, CatalogueKind } from "./fields.ts";
import { fieldOf, nouns } from "./nouns.ts";
import { textOf } from "./record-texts.ts";

/** One changed field, as text; null where there was or is nothing. */
export interface Difference {
  label: string;
  former: string | null;
  current: string | null;
}

type Values = Record<string, unknown> | null;

const longest = 400;

/** What a change did, field by field, in the order of the form. What a record never said is left out. */
export function differencesOf(kind: CatalogueKind, former: Values, current: Values): Difference[] {
  const names = [
    ...new Set([
      ...nouns[kind].fields.map(({ name }) => name),
      ...Object.keys(former ?? {}),
      ...Object.keys(current ?? {}),
    ]),
  ];
  return names
    .filter((name) => name !== "id" && name !== "created_at")
    .filter((name) => name in (former ?? {}) || name in (current ?? {}))
    .map((name) => {
      const field = fieldOf(nouns[kind], name);
      const written = (value: unknown) =>
        (field?.names && choose(field.names, String(value))) ?? inWords(field ? worded(field, value) : value);
      return {
        label: field?.label ?? choose(unlisted, name) ?? name,
        former: written(former?.[name]),
        current: written(current?.[name]),
      };
    })
    .filter(({ former: before, current: after }) => before !== after);
}

const unlisted: Record<string, string> = {
  published: "Published",
  checked_at: "Last checked",
  deadline_expected: "Only the usual deadline",
};

/** A table and a usual day are read as they are typed. */
const worded = (field: CatalogueField, value: unknown) =>
  field.input === "rows" || field.input === "usual" ? textOf(field, value) : value;

/** A value as an editor would read it. */
export function inWords(value: unknown, most = longest): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  if (text === "") return null;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
