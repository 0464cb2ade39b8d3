import type { FormRefusal } from "#app/shared/forms/rules.ts";

export const group = "grid items-start gap-5 sm:grid-cols-2";

/** Values of form controls by name. */
export const fieldIn =
  ({ values, problems }: FormRefusal) =>
  (name: string) => ({
    name,
    id: `profile-${name}`,
    defaultValue: String(values[name] ?? ""),
    error: problems[name],
  });

/** Whether one of these fields was refused, so that its group is open. */
export const hasProblem = ({ problems }: FormRefusal, names: string[]) =>
  Object.keys(problems).some((name) => names.some((part) => name.startsWith(part)));

export const listIn =
  ({ values, problems }: FormRefusal) =>
  (name: string) => ({ name, chosen: [values[name] ?? []].flat(), error: problems[name] });
