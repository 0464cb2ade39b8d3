import { systems } from "#app/catalogue/grades/all-systems.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { mostResults, newResult, nextId, type SystemId, type TypedResult } from "./result-fields.ts";

/** The form's values after a result was added or removed without JavaScript. */
export function changeResults(typed: readonly TypedResult[], form: FormData): TypedResult[] {
  const [verb, , id = ""] = String(form.get("intent") ?? "").split(":");
  if (verb === "remove") return typed.filter((result) => result.id !== id);
  const systemId = String(form.get("add-results") ?? "");
  if (!lookUp(systems, systemId) || typed.length >= mostResults) return [...typed];
  return [...typed, newResult(nextId(typed), systemId as SystemId)];
}
