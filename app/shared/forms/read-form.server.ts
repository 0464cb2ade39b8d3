import { z } from "zod";
import type { FormRefusal } from "./rules.ts";
import { isSecretField } from "./secret-fields.ts";

export type FormResult<Value> = { ok: true; value: Value } | ({ ok: false } & FormRefusal);

/** Characters. Longer than any field: longer values are cut before they are sent back. */
const longestEcho = 6_000;

/** Parses only the fields of the schema; other fields are ignored. */
export function parseForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  form: FormData,
): FormResult<z.output<z.ZodObject<Shape>>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      isList(schema.shape[name]) ? texts(form, name) : texts(form, name)[0],
    ]),
  );
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  const problems: Record<string, string> = {};
  for (const issue of result.error.issues) problems[String(issue.path[0])] ??= issue.message;
  return { ok: false, values: typedValues(schema, form), problems };
}

/** A rejection for a reason that only the server knows. */
export const refuse = (
  schema: z.ZodObject,
  form: FormData,
  problems: Record<string, string>,
): FormRefusal => ({
  values: typedValues(schema, form),
  problems,
});

/** The typed values, to be shown again, without secrets. */
export function typedValues(schema: z.ZodObject, form: FormData): FormRefusal["values"] {
  return Object.fromEntries(
    Object.entries(schema.shape)
      .filter(([name]) => !isSecretField(name))
      .map(([name, field]) => {
        const typed = texts(form, name).map((text) => text.slice(0, longestEcho));
        return [name, isList(field) ? typed : (typed[0] ?? "")];
      }),
  );
}

const texts = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === "string");

const isList = (field: unknown) => field instanceof z.ZodArray;
