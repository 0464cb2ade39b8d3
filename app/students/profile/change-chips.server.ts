import { choose } from "#app/common/forms/choose.ts";
import { typedInto } from "#app/common/forms/read-form.server.ts";
import type { Refusal } from "#app/common/forms/rules.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { profileForm } from "./profile-form.server.ts";

const lists: Record<string, readonly string[]> = { fieldsOfInterest, targetCountries };

/** What the form holds after a chip was added or removed without a script; null when the form is to be saved. */
export function changeChips(form: FormData): Refusal["values"] | null {
  const [verb, name = "", chip = ""] = String(form.get("intent") ?? "").split(":");
  const list = choose(lists, name);
  if (!list || (verb !== "add" && verb !== "remove")) return null;
  const values = typedInto(profileForm, form);
  const chosen = [values[name] ?? []].flat().filter((entry) => list.includes(entry));
  const added = String(form.get(`add-${name}`) ?? "");
  const next =
    verb === "remove"
      ? chosen.filter((entry) => entry !== chip)
      : [...chosen, ...(list.includes(added) ? [added] : [])];
  return { ...values, [name]: [...new Set(next)] };
}
