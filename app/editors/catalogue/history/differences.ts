import { choose } from "#app/shared/forms/lookup.ts";
import type { CatalogueField, CatalogueKind } from "../fields/catalogue-field.ts";
import { textOf } from "../fields/record-texts.ts";
import { fieldOf, nouns } from "../fields/record-types.ts";

/** One changed field, as text; null where there was or is nothing. */
export interface Difference {
  label: string;
  former: string | null;
  current: string | null;
}

type Values = Record<string, unknown> | null;

const longest = 400;
/** Tables are compared row by row, so that they are not cut. */
const longestTable = 20_000;

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
      const isWhole = former === null || current === null;
      const written = (value: unknown) => {
        // Of a whole record nobody asks what was not ticked.
        if (isWhole && field?.input === "tick" && value === false) return null;
        const most = field?.input === "rows" ? longestTable : longest;
        return inWords(field ? worded(field, value) : value, most);
      };
      const label = field?.label ?? choose(unlisted, name) ?? name;
      if (field?.input === "rows" && !isWhole) {
        return { label, ...changedLines(written(former[name]), written(current[name])) };
      }
      return { label, former: written(former?.[name]), current: written(current?.[name]) };
    })
    .filter(({ former: before, current: after }) => before !== after);
}

const unlisted: Record<string, string> = {
  published: "Published",
  checked_at: "Last checked",
  deadline_expected: "Only the usual deadline",
};

/** Values as they are typed and read: a table line by line, a choice by its name. */
function worded(field: CatalogueField, value: unknown): unknown {
  if (field.input === "rows" || field.input === "usual") return textOf(field, value);
  const named = (one: unknown) => (field.names && choose(field.names, String(one))) ?? one;
  return Array.isArray(value) ? value.map(named) : named(value);
}

/** Of a table only the rows that came and went. */
function changedLines(former: string | null, current: string | null): Omit<Difference, "label"> {
  const lines = (text: string | null) => text?.split("\n") ?? [];
  const without = (text: string | null, other: string | null) =>
    lines(text)
      .filter((line) => !lines(other).includes(line))
      .join("\n") || null;
  // The same rows in another order.
  if (!without(former, current) && !without(current, former)) return { former, current };
  return { former: without(former, current), current: without(current, former) };
}

/** A value as an editor would read it. */
export function inWords(value: unknown, most = longest): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  if (text === "") return null;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
