import type { Refusal } from "#app/shared/forms/rules.ts";

export const group = "grid items-start gap-5 sm:grid-cols-2";
export const legend = "mb-4 font-display text-xl font-bold";

/** Values of form controls by name. */
export const fieldIn =
  ({ values, problems }: Refusal) =>
  (name: string) => ({
    name,
    id: `profile-${name}`,
    defaultValue: String(values[name] ?? ""),
    error: problems[name],
  });

export const listIn =
  ({ values, problems }: Refusal) =>
  (name: string) => ({ name, chosen: [values[name] ?? []].flat(), error: problems[name] });
