import type { CatalogueField, Noun } from "./fields.ts";

/** A record as texts, the way a form shows and sends it. */
export type RecordTexts = Record<string, string>;

export const textsOf = (noun: Noun, values: Record<string, unknown>): RecordTexts =>
  Object.fromEntries(noun.fields.map((field) => [field.name, textOf(field, values[field.name])]));

function textOf({ input }: CatalogueField, value: unknown): string {
  if (input === "tick") return value ? "on" : "";
  if (Array.isArray(value)) return value.join("\n");
  return value === null || value === undefined ? "" : String(value);
}

/** Twice what a field takes: enough to give back what was typed, and no megabytes. */
const longestEcho = (field: CatalogueField) => 2 * (field.maxLength ?? 200);

export function readTexts(noun: Noun, form: FormData): RecordTexts {
  return Object.fromEntries(
    noun.fields.map((field) => {
      const sent = form.get(field.name);
      const text = typeof sent === "string" ? sent : "";
      return [field.name, text.slice(0, longestEcho(field))];
    }),
  );
}
