import { z } from "zod";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { normalizeLines } from "#app/shared/forms/fields.server.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { fieldProblems as says } from "../words.ts";
import type { CatalogueField, RecordType } from "./catalogue-field.ts";
import { parseDay, parseUsualDay } from "./parse-day.ts";
import { isCurrency, parseTable } from "./parse-table.server.ts";

export type ParsedRecord =
  | { ok: true; values: RecordValues }
  | { ok: false; values: RecordValues; problems: Record<string, string> };

/**
 * Parses a record from the texts of a form or a spreadsheet row. `values` has every valid field even if
 * others failed. A missing text counts as empty.
 */
export function parseRecord(recordType: RecordType, texts: Record<string, string | undefined>): ParsedRecord {
  const values: RecordValues = {};
  const problems: Record<string, string> = {};
  for (const field of recordType.fields) {
    const reading = parseField(field, texts[field.name] ?? "");
    if (reading.success) values[field.name] = reading.data;
    else problems[field.name] = reading.error.issues[0]?.message ?? says.unreadable;
  }
  for (const [money, currency] of moneyPairs) {
    if (values[money] && !values[currency] && !problems[currency]) problems[currency] = says.needsCurrency;
  }
  if (Number(values.age_min) > Number(values.age_max) && values.age_max !== null) {
    problems.age_max = says.agesCrossed;
  }
  return Object.keys(problems).length > 0 ? { ok: false, values, problems } : { ok: true, values };
}

/** An amount needs its currency. */
const moneyPairs = [
  ["amount_value", "amount_currency"],
  ["application_fee", "application_fee_currency"],
] as const;

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

type FieldSchema = z.ZodType<unknown, string>;

/**
 * A catalogue has thousands of records with the same sixty fields, most of them empty, so schemas and their
 * result for "" are cached.
 */
const cachedSchemaOf = memoizeByObject((field: CatalogueField) => {
  const schema = schemaOf(field);
  return { schema, resultOfEmpty: schema.safeParse("") };
});

function parseField(field: CatalogueField, text: string) {
  const { schema, resultOfEmpty } = cachedSchemaOf(field);
  return text === "" ? resultOfEmpty : schema.safeParse(text);
}

function schemaOf(field: CatalogueField): FieldSchema {
  const { label, required = false, maxLength = 200, empty = null, choices = [], names = {} } = field;
  const isFilled = (text: string) => !required || text !== "";
  const missing = says.missing(label);
  const bounded = z.string().refine(isFilled, missing).max(maxLength, says.tooLong(label, maxLength));
  const orEmpty = (text: string) => text || empty;
  switch (field.input) {
    case "line":
    case "college":
      return z
        .string()
        .transform(oneLine)
        .transform((text) => (field.pattern === "currency" ? text.toUpperCase() : text))
        .pipe(
          bounded.refine(
            (text) => field.pattern !== "currency" || text === "" || isCurrency(text),
            says.notACurrency(label),
          ),
        )
        .transform(orEmpty);
    case "text":
      return z.string().transform(normalizeLines).pipe(bounded).transform(orEmpty);
    case "address":
      return z
        .string()
        .transform((text) => text.trim())
        .pipe(bounded.refine((text) => text === "" || isWebAddress(text), says.notAnAddress(label)))
        .transform(orEmpty);
    case "date":
      return z
        .string()
        .transform((text) => text.trim())
        .pipe(z.string().refine(isFilled, missing))
        .transform((text) => (text === "" ? null : parseDay(text)))
        .refine((day) => day !== undefined, says.notADay(label));
    case "choice":
      return z
        .string()
        .transform((text) => choices.find((one) => isChoice(text, one, names[one])) ?? text.trim())
        .refine((text) => text === "" || choices.includes(text), says.notOnTheList(label, choices))
        .transform((text) => text || (required ? (choices[0] ?? null) : null));
    case "tick":
      return z.string().transform((text) => /^(on|yes|y|true|1|x)$/i.test(text.trim()));
    case "list":
      return z
        .string()
        .max(maxLength, says.tooLong(label, maxLength))
        .transform((text) => entriesOf(text, field))
        .transform((entries) => (field.entryType === "month" ? entries.map(Number) : entries))
        .refine(
          (entries) => entries.every((entry) => typeof entry === "string" || isMonth(entry)),
          says.notMonths(label),
        )
        .transform((entries) => (entries.length === 0 && "empty" in field ? empty : entries));
    case "choices":
      return z
        .string()
        .max(maxLength, says.tooLong(label, maxLength))
        .transform((text) =>
          entriesOf(text, field).map(
            (entry) => choices.find((one) => isChoice(entry, one, names[one])) ?? entry,
          ),
        )
        .refine(
          (entries) => entries.every((entry) => choices.includes(entry)),
          says.notOnTheList(label, choices),
        )
        .transform((entries) => (entries.length === 0 ? null : entries));
    case "usual":
      return z
        .string()
        .transform((text) => (text.trim() === "" ? null : parseUsualDay(text.trim())))
        .refine((day) => day !== undefined, says.notAUsualDay(label));
    case "number":
      return z
        .string()
        .transform((text) => text.replaceAll(/[,\s]/g, ""))
        .transform((text) =>
          text === "" ? null : /^-?\d{1,15}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN,
        )
        .refine((value) => value === null || isWithinBounds(field, value), says.notANumber(label, field));
    case "answer":
      return z
        .string()
        .transform((text) => parseYesNo(text.trim()))
        .refine((answer) => answer !== undefined, says.notOnTheList(label, ["yes", "no"]));
    case "rows":
      return z.string().max(maxLength, says.tooLong(label, maxLength)).transform(parseTable(field));
  }
}

/**
 * Entries are separated by line breaks, commas or semicolons; if they may contain commas, by line breaks
 * only.
 */
const entriesOf = (text: string, { hasCommas }: CatalogueField) => [
  ...new Set(
    text
      .split(hasCommas && text.includes("\n") ? "\n" : /[\n;,]/)
      .map(oneLine)
      .filter(Boolean),
  ),
];

const isMonth = (value: number) => Number.isInteger(value) && value >= 1 && value <= 12;

const isWithinBounds = (
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isWhole }: CatalogueField,
  value: number,
) => Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value));

function parseYesNo(text: string): boolean | null | undefined {
  if (text === "") return null;
  if (/^(yes|y|true|on|1|x)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : undefined;
}

/** Matches a choice by its value or its label. */
const isChoice = (text: string, choice: string, name = choice) =>
  [plain(choice), plain(name)].includes(plain(text));

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, " ");
