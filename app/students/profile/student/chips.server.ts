import { lookUp } from "#app/shared/forms/lookup.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { otherCountries, worldCountries } from "../countries.ts";

/** Chip fields and the lists that they choose from. */
export const chipLists: Record<string, readonly string[]> = {
  fieldsOfInterest,
  targetCountries,
  citizenships: worldCountries,
  otherCountries,
};

/** The form with the selected option of each list added, for users who forgot to press "Add". */
export function withPicked(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  for (const [name, list] of Object.entries(chipLists)) {
    const picked = String(form.get(`add-${name}`) ?? "");
    if (list.includes(picked) && !form.getAll(name).includes(picked)) form.append(name, picked);
  }
  return form;
}

/** The chips that are left after one was removed. Null if none was. */
export function withoutChip(form: FormData): { name: string; chips: string[] } | null {
  const [verb, name = "", chip = ""] = String(form.get("intent") ?? "").split(":");
  const list = lookUp(chipLists, name);
  if (verb !== "remove" || !list) return null;
  const chips = form.getAll(name).map(String);
  return { name, chips: [...new Set(chips)].filter((one) => one !== chip && list.includes(one)) };
}
