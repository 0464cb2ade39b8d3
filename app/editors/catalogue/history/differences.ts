import { lookUp } from "#app/shared/forms/lookup.ts";
import type { CatalogueField, CatalogueKind } from "../fields/catalogue-field.ts";
import { textOf } from "../fields/record-texts.ts";
import { findField, recordTypes } from "../fields/record-types.ts";

/** One changed field, formatted; null if it was or is empty. */
export interface FieldDifference {
  label: string;
  former: string | null;
  current: string | null;
}

type HistoryValues = Record<string, unknown> | null;

const maxLength = 400;
/** Tables are compared row by row, so they are hardly truncated. */
const maxTableLength = 20_000;

/** The changed fields in form order. */
export function diffRecords(
  kind: CatalogueKind,
  former: HistoryValues,
  current: HistoryValues,
): FieldDifference[] {
  const names = [
    ...new Set([
      ...recordTypes[kind].fields.map(({ name }) => name),
      ...Object.keys(former ?? {}),
      ...Object.keys(current ?? {}),
    ]),
  ];
  return names
    .filter((name) => name !== "id" && name !== "created_at")
    .filter((name) => name in (former ?? {}) || name in (current ?? {}))
    .map((name) => {
      const field = findField(recordTypes[kind], name);
      const isAddedOrDeleted = former === null || current === null;
      const written = (value: unknown) => {
        // Unticked boxes are not shown when a whole record is added or deleted.
        if (isAddedOrDeleted && field?.input === "tick" && value === false) return null;
        const most = field?.input === "rows" ? maxTableLength : maxLength;
        return formatValue(field ? displayValue(field, value) : value, most);
      };
      const label = field?.label ?? lookUp(unlistedLabels, name) ?? name;
      if (field?.input === "rows" && !isAddedOrDeleted) {
        return { label, ...changedLines(written(former[name]), written(current[name])) };
      }
      return { label, former: written(former?.[name]), current: written(current?.[name]) };
    })
    .filter(({ former: before, current: after }) => before !== after);
}

const unlistedLabels: Record<string, string> = {
  published: "Published",
  checked_at: "Last checked",
  deadline_expected: "Only the usual deadline",
};

/** Values as editors type them: a table as lines, a choice by its label. */
function displayValue(field: CatalogueField, value: unknown): unknown {
  if (field.input === "rows" || field.input === "usual") return textOf(field, value);
  const named = (one: unknown) => (field.names && lookUp(field.names, String(one))) ?? one;
  return Array.isArray(value) ? value.map(named) : named(value);
}

/** Only the table rows that were added or removed. */
function changedLines(former: string | null, current: string | null): Omit<FieldDifference, "label"> {
  const lines = (text: string | null) => text?.split("\n") ?? [];
  const without = (text: string | null, other: string | null) =>
    lines(text)
      .filter((line) => !lines(other).includes(line))
      .join("\n") || null;
  // Only the order changed.
  if (!without(former, current) && !without(current, former)) return { former, current };
  return { former: without(former, current), current: without(current, former) };
}

/** A value as editors read it; null if it is empty. */
export function formatValue(value: unknown, most = maxLength): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  if (text === "") return null;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
