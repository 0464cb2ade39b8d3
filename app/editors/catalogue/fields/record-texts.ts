import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import type { CatalogueCell, CatalogueField, RecordType } from "./catalogue-field.ts";
import { joinCommaList } from "./comma-list.ts";
import { formatUsualDay } from "./parse-day.ts";
import { formatRequirements } from "./requirements.ts";

/** A record as the texts of a form. */
export type RecordTexts = Record<string, string>;

export const textsOf = (recordType: RecordType, values: Record<string, unknown>): RecordTexts =>
  Object.fromEntries(recordType.fields.map((field) => [field.name, textOf(field, values[field.name])]));

export function textOf(field: CatalogueField, value: unknown): string {
  const { input } = field;
  if (input === "tick") return value ? "on" : "";
  if (input === "answer") return value === true ? "yes" : value === false ? "no" : "";
  if (input === "usual") return typeof value === "string" ? formatUsualDay(value) : "";
  if (input === "rows") return formatTable(field, value);
  if (Array.isArray(value)) {
    // A trailing line break marks a single entry that contains a comma.
    const isOneWithComma = field.hasCommas && value.length === 1 && /[,;]/.test(String(value[0]));
    return value.join("\n") + (isOneWithComma ? "\n" : "");
  }
  return value === null || value === undefined ? "" : String(value);
}

/** Enough to show what was typed again, without echoing megabytes. */
const maxEchoLength = (field: CatalogueField) => 2 * (field.maxLength ?? 200);

export function parseTexts(recordType: RecordType, form: FormData): RecordTexts {
  return Object.fromEntries(
    recordType.fields.map((field) => {
      const sent = field.isSeveral
        ? joinCommaList(form.getAll(field.name).filter((one) => typeof one === "string"))
        : form.get(field.name);
      const text = typeof sent === "string" ? sent : "";
      return [field.name, text.slice(0, maxEchoLength(field))];
    }),
  );
}

/** Formats a table as editors type it: one line per row, cells separated by "|". */
const formatTable = ({ cells = [] }: CatalogueField, value: unknown): string =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
    .map((row) => {
      const written = cells.map((cell) => formatCell(cell, row[cell.name]).replaceAll("|", "/"));
      const last = written.findLastIndex((cell) => cell.trim() !== "");
      return written.slice(0, last + 1).join(" | ");
    })
    .join("\n");

const formatCell = ({ is }: CatalogueCell, value: unknown): string =>
  is === "requirements" && Array.isArray(value)
    ? formatRequirements(value as ProgrammeRequirement[])
    : String(value ?? "");
