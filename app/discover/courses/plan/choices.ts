import type { Programme } from "#app/catalogue/courses/programme.ts";
import { mostChoices } from "#database/schema/bounds.ts";

/** The name of a course in a URL: its official code, which the placement form needs too, or its id. */
export const choiceOf = ({ code, id }: Pick<Programme, "code" | "id">): string => code ?? id;

/** `1105101.1253134`: in the order of the student's preference. Skips what can't name a course. */
export function parseChoices(text: string): string[] {
  const named = text
    .slice(0, 400)
    .split(".")
    .filter((one) => /^[0-9A-Za-z-]{5,36}$/.test(one));
  return [...new Set(named)].slice(0, mostChoices);
}

export const writeChoices = (choices: readonly string[]): string => choices.join(".");

/** Returns the same choices with one of them moved up or down. */
export function moveChoice(choices: readonly string[], choice: string, by: -1 | 1): string[] {
  const from = choices.indexOf(choice);
  const to = from + by;
  if (from < 0 || to < 0 || to >= choices.length) return [...choices];
  return choices.toSpliced(from, 1).toSpliced(to, 0, choice);
}
