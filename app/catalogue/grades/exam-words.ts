import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";

type System = Result["system"];

/** "KCSE" of "KCSE (Kenya)". */
export const examInWords = (id: System) => systems[id].label.split(" (", 1).join();

/** Replaces the name of a subject that wasn't written. */
export const unnamedSubject = (number: number) => `Subject ${number}`;

export const noGrade = (system: System, written: string) =>
  `We can't read “${written}” as a grade of ${examInWords(system)}. ${gradesToWrite(system)}`;

/** "Write one of A, A-, B+ …", "Write a number from 6 to 54, or at least 5 grades like A1 B2 B3." */
function gradesToWrite(system: System): string {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && `one of ${input.values.join(", ")}`,
    input?.kind === "number" && `a number from ${input.min} to ${input.max}`,
    subjects && `at least ${subjects.least} grades like ${subjects.grades.slice(0, 3).join(" ")}`,
  ].filter(Boolean);
  return `Write ${ways.join(", or ")}.`;
}
