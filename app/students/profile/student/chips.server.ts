import { lookUp } from "#app/shared/forms/lookup.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { otherCountries, worldCountries } from "../countries.ts";

/** What is chosen one at a time, from which list. */
export const chipLists: Record<string, readonly string[]> = {
  fieldsOfInterest,
  targetCountries,
  citizenships: worldCountries,
  otherCountries,
};

/** The form with everything that stands chosen in a list: who forgot to press "Add" meant it all the same. */
export function withPicked(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  for (const [name, list] of Object.entries(chipLists)) {
    const picked = String(form.get(`add-${name}`) ?? "");
    if (list.includes(picked) && !form.getAll(name).includes(picked)) form.append(name, picked);
  }
  return form;
}

/** The chips that are left when one was pressed away; null where none was. */
export function withoutChip(form: FormData): { name: string; chips: string[] } | null {
  const [verb, name = "", chip = ""] = String(form.get("intent") ?? "").split(":");
  const list = lookUp(chipLists, name);
  if (verb !== "remove" || !list) return null;
  const chips = form.getAll(name).map(String);
  return { name, chips: [...new Set(chips)].filter((one) => one !== chip && list.includes(one)) };
}
