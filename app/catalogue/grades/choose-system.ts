import { resultSystems } from "#database/schema/lists.ts";
import { systems } from "./all-systems.ts";
import { systemNames } from "./system-words.ts";

/** Every exam and scale as options, those of the student's country first. */
export function systemChoices(country: string): { value: string; label: string }[] {
  const isOwn = (id: (typeof resultSystems)[number]) =>
    systems[id].countries.some((name) => name === country);
  return [...resultSystems.filter(isOwn), ...resultSystems.filter((id) => !isOwn(id))].map((value) => ({
    value,
    label: systemNames[value],
  }));
}
