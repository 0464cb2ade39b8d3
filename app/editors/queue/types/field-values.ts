import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { findField, recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { queueWords } from "../words.ts";

export const labelOf = (kind: Kind, name: string) => findField(recordTypes[kind], name)?.label ?? name;

/** A field of the form that Correct offers, with its value. */
export function fieldToCorrect(kind: Kind, name: string, value: string | null) {
  const { label, input } = findField(recordTypes[kind], name) ?? { label: name, input: "line" as const };
  return { field: { name, label, input }, value: value ?? "" };
}

export const inWords = (value: string | null): string =>
  value ? (/^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value) : value) : queueWords.nothing;

/** The group of the evidence that a field belongs to. */
export const topicOf = (kind: Kind, field: string) =>
  field === closingColumn[kind] ? "deadline" : /amount|salary|tuition/.test(field) ? "money" : "how";

export const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
