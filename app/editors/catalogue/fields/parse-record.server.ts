import { z } from "zod";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { memoizeByObject } from "#app/shared/cache.ts";
import { manyLines } from "#app/shared/forms/fields.server.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { fieldProblems as says } from "../words.ts";
import type { CatalogueField, Noun } from "./catalogue-field.ts";
import { readDay, readUsualDay } from "./parse-day.ts";
import { isCurrency, readRows } from "./parse-table.server.ts";

export type RecordReading =
  | { ok: true; values: RecordValues }
  | { ok: false; values: RecordValues; problems: Record<string, string> };

/**
 * Reads a record from texts, as a form or a spreadsheet gives them. `values` has what could be read even where something
 * else is wrong. A field that is not among the texts is read as empty.
 */
export function readRecord(noun: Noun, texts: Record<string, string | undefined>): RecordReading {
  const values: RecordValues = {};
  const problems: Record<string, string> = {};
  for (const field of noun.fields) {
    const reading = readField(field, texts[field.name] ?? "");
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

/** A figure is worth nothing without its currency. */
const moneyPairs = [
  ["amount_value", "amount_currency"],
  ["application_fee", "application_fee_currency"],
] as const;

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

type Schema = z.ZodType<unknown, string>;

/** A catalogue has thousands of records with the same sixty fields, most of them empty: a schema is made once, and what it says of nothing too. */
const schemasOf = memoizeByObject((field: CatalogueField) => {
  const schema = schemaOf(field);
  return { schema, ofNothing: schema.safeParse("") };
});

function readField(field: CatalogueField, text: string) {
  const { schema, ofNothing } = schemasOf(field);
  return text === "" ? ofNothing : schema.safeParse(text);
}

function schemaOf(field: CatalogueField): Schema {
  const { label, required = false, maxLength = 200, empty = null, choices = [], names = {} } = field;
  const isThere = (text: string) => !required || text !== "";
  const missing = says.missing(label);
  const bounded = z.string().refine(isThere, missing).max(maxLength, says.tooLong(label, maxLength));
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
      return z.string().transform(manyLines).pipe(bounded).transform(orEmpty);
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
        .pipe(z.string().refine(isThere, missing))
        .transform((text) => (text === "" ? null : readDay(text)))
        .refine((day) => day !== undefined, says.notADay(label));
    case "choice":
      return z
        .string()
        .transform((text) => choices.find((one) => isSaid(text, one, names[one])) ?? text.trim())
        .refine((text) => text === "" || choices.includes(text), says.notOnTheList(label, choices))
        .transform((text) => text || (required ? (choices[0] ?? null) : null));
    case "tick":
      return z.string().transform((text) => /^(on|yes|y|true|1|x)$/i.test(text.trim()));
    case "list":
      return z
        .string()
        .max(maxLength, says.tooLong(label, maxLength))
        .transform((text) => entriesOf(text, field))
        .transform((entries) => (field.is === "month" ? entries.map(Number) : entries))
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
            (entry) => choices.find((one) => isSaid(entry, one, names[one])) ?? entry,
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
        .transform((text) => (text.trim() === "" ? null : readUsualDay(text.trim())))
        .refine((day) => day !== undefined, says.notAUsualDay(label));
    case "number":
      return z
        .string()
        .transform((text) => text.replaceAll(/[,\s]/g, ""))
        .transform((text) =>
          text === "" ? null : /^-?\d{1,15}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN,
        )
        .refine((value) => value === null || isInside(field, value), says.notANumber(label, field));
    case "answer":
      return z
        .string()
        .transform((text) => readAnswer(text.trim()))
        .refine((said) => said !== undefined, says.notOnTheList(label, ["yes", "no"]));
    case "rows":
      return z.string().max(maxLength, says.tooLong(label, maxLength)).transform(readRows(field));
  }
}

/** Entries of a list stand on lines of their own, or between commas or semicolons; of facts, which hold commas, on lines only. */
const entriesOf = (text: string, { hasCommas }: CatalogueField) => [
  ...new Set(
    text
      .split(hasCommas && text.includes("\n") ? "\n" : /[\n;,]/)
      .map(oneLine)
      .filter(Boolean),
  ),
];

const isMonth = (value: number) => Number.isInteger(value) && value >= 1 && value <= 12;

const isInside = (
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, isWhole }: CatalogueField,
  value: number,
) => Number.isFinite(value) && value >= least && value <= most && (!isWhole || Number.isInteger(value));

function readAnswer(text: string): boolean | null | undefined {
  if (text === "") return null;
  if (/^(yes|y|true|on|1|x)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : undefined;
}

/** A choice is known by its own name and by the one that people read. */
const isSaid = (text: string, choice: string, name = choice) =>
  [plain(choice), plain(name)].includes(plain(text));

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, " ");
