import type { z } from "zod";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { changeResults } from "../results/change-results.server.ts";
import { typedResults, valuesOfResults } from "../results/result-fields.ts";
import { chipLists, withoutChip, withPicked } from "./chips.server.ts";
import { typedStudentValues } from "./student-form.server.ts";

/**
 * The form's values after a chip or a result was added or removed without JavaScript, or a GPA was taken over. Null if the form is to be
 * saved. All other values are unchanged.
 */
export function changeForm(schema: z.ZodObject, sent: FormData): FormRefusal["values"] | null {
  const [verb = "", name = "", rest = ""] = String(sent.get("intent") ?? "").split(":");
  const form = withPicked(sent);
  const values = { ...typedStudentValues(schema, form), ...onlyOfLists(form) };
  if (verb === "use" && name === "gpa") return { ...values, gpa: rest.slice(0, 4) };
  if (verb !== "add" && verb !== "remove") return null;
  if (name === "results") return withResults(values, form);
  if (!lookUp(chipLists, name)) return null;
  const left = withoutChip(form);
  return left ? { ...values, [left.name]: left.chips } : values;
}

function withResults(values: FormRefusal["values"], form: FormData): FormRefusal["values"] {
  const others = Object.entries(values).filter(([name]) => name !== "results" && !name.startsWith("result-"));
  return { ...Object.fromEntries(others), ...valuesOfResults(changeResults(typedResults(form), form)) };
}

const onlyOfLists = (form: FormData) =>
  Object.fromEntries(
    Object.entries(chipLists).map(([name, list]) => [
      name,
      [...new Set(form.getAll(name).map(String))].filter((chip) => list.includes(chip)),
    ]),
  );
