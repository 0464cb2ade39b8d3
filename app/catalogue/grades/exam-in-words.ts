import { listNames } from "#app/shared/languages/formats.ts";
import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";
import { examWords as words } from "./exam-words.ts";
import { systemNames } from "./system-words.ts";

type System = Result["system"];

/** "KCSE" of "KCSE (Kenya)". */
export const examInWords = (id: System) => systemNames[id].split(" (", 1).join();

/** Says that a grade can't be read, and how to write one of that exam. */
export function noGrade(system: System, written: string): string {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && words.oneOf(listNames(input.values)),
    input?.kind === "number" && words.number(input.min, input.max),
    subjects && words.grades(subjects.least, subjects.grades.slice(0, 3).join(" ")),
  ].filter((way) => typeof way === "string");
  return words.unreadable(written, examInWords(system), ways);
}
