import type { CatalogueField, Noun } from "./catalogue-field.ts";
import { joinPicked } from "./comma-list.ts";
import { usualDayInWords } from "./parse-day.ts";
import { writeRows } from "./write-rows.ts";

/** A record as texts, the way a form shows and sends it. */
export type RecordTexts = Record<string, string>;

export const textsOf = (noun: Noun, values: Record<string, unknown>): RecordTexts =>
  Object.fromEntries(noun.fields.map((field) => [field.name, textOf(field, values[field.name])]));

export function textOf(field: CatalogueField, value: unknown): string {
  const { input } = field;
  if (input === "tick") return value ? "on" : "";
  if (input === "answer") return value === true ? "yes" : value === false ? "no" : "";
  if (input === "usual") return typeof value === "string" ? usualDayInWords(value) : "";
  if (input === "rows") return writeRows(field, value);
  if (Array.isArray(value)) {
    // A line break tells that one entry with a comma in it is one.
    const isOneWithComma = field.hasCommas && value.length === 1 && /[,;]/.test(String(value[0]));
    return value.join("\n") + (isOneWithComma ? "\n" : "");
  }
  return value === null || value === undefined ? "" : String(value);
}

/** Twice what a field takes: enough to give back what was typed, and no megabytes. */
const longestEcho = (field: CatalogueField) => 2 * (field.maxLength ?? 200);

export function readTexts(noun: Noun, form: FormData): RecordTexts {
  return Object.fromEntries(
    noun.fields.map((field) => {
      const sent = field.isSeveral
        ? joinPicked(form.getAll(field.name).filter((one) => typeof one === "string"))
        : form.get(field.name);
      const text = typeof sent === "string" ? sent : "";
      return [field.name, text.slice(0, longestEcho(field))];
    }),
  );
}
