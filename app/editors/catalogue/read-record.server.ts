import { z } from "zod";
import { manyLines } from "#app/common/forms/fields.server.ts";
import { isWebAddress } from "#app/opportunities/web-address.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueField, Noun } from "./fields.ts";
import { readDay } from "./read-day.ts";
import { fieldProblems as says } from "./words.ts";

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
    const reading = schemaOf(field).safeParse(texts[field.name] ?? "");
    if (reading.success) values[field.name] = reading.data;
    else problems[field.name] = reading.error.issues[0]?.message ?? says.unreadable;
  }
  if (values.deadline_expected && !values.deadline && !problems.deadline) {
    problems.deadline = says.expectedNeedsDeadline;
  }
  return Object.keys(problems).length > 0 ? { ok: false, values, problems } : { ok: true, values };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

function schemaOf(field: CatalogueField): z.ZodType<unknown, string> {
  const { label, required = false, maxLength = 200, empty = null, choices = [], names = {} } = field;
  const isThere = (text: string) => !required || text !== "";
  const missing = says.missing(label);
  const bounded = z.string().refine(isThere, missing).max(maxLength, says.tooLong(label, maxLength));
  const orEmpty = (text: string) => text || empty;
  switch (field.input) {
    case "line":
    case "college":
      return z.string().transform(oneLine).pipe(bounded).transform(orEmpty);
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
        .transform((text) => [
          ...new Set(
            text
              .split(/[\n;,]/)
              .map(oneLine)
              .filter(Boolean),
          ),
        ]);
  }
}

/** A choice is known by its own name and by the one that people read. */
const isSaid = (text: string, choice: string, name = choice) =>
  [plain(choice), plain(name)].includes(plain(text));

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, " ");
