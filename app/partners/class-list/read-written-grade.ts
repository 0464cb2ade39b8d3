import { systems } from "#app/students/grades/all-systems.ts";
import { readEntry, readGrade } from "#app/students/grades/read-entry.ts";
import { readResult } from "#app/students/grades/read-result.ts";
import type { SubjectsInput } from "#app/students/grades/system.ts";
import type { Result } from "#database/schema/about-student.ts";
import type { System } from "./exams.ts";
import { problemWords as says } from "./problem-words.ts";

type GradeReading = { ok: true; result: Result } | { ok: false; problem: string };

type Told = Pick<Result, "entries" | "subjects">;

/** A grade as one cell has it: "C+", "49", "B3 C4 A1 B2 C5", "English B3, Maths C4 …", "BCC", "412/600". */
export function readWrittenGrade(system: System, written: string): GradeReading {
  const told = shareOf(system, written) ?? entryOf(system, written) ?? subjectsOf(system, written);
  if (!told) return { ok: false, problem: says.grade(system, written) };
  const result: Result = { system, ...told, year: null, isFinal: true };
  const read = readResult(result);
  if (read.ok) return { ok: true, result };
  return { ok: false, problem: Object.values(read.problems)[0] ?? says.grade(system, written) };
}

/** "412/600" and "68%" say out of how much, which this exam asks for by itself. */
function shareOf(system: System, written: string): Told | null {
  if (system !== "eheece") return null;
  const [, score, top] = /^(\d{1,3}(?:\.\d{1,2})?)(?:%| ?(?:\/|of|out of) ?(\d{3}))$/.exec(written) ?? [];
  if (score === undefined) return null;
  const entries = top ? { score, out_of: top } : { score: String(Number(score) * 6), out_of: "600" };
  return { entries, subjects: {} };
}

/** The first of the exam's inputs that takes it. */
function entryOf(system: System, written: string): Told | null {
  for (const input of systems[system].inputs) {
    const read = readEntry(input, written);
    if (read.ok) return { entries: { [input.name]: read.value }, subjects: {} };
  }
  return null;
}

function subjectsOf(system: System, written: string): Told | null {
  const { subjects: input } = systems[system];
  if (!input) return null;
  const subjects = lettersOf(input, written) ?? gradesIn(input, written);
  return subjects && { entries: {}, subjects };
}

/** "BCC": a grade a letter. */
function lettersOf(input: SubjectsInput, written: string): Told["subjects"] | null {
  const letters = [...written];
  const isGrades =
    letters.length > 1 && letters.every((letter) => input.grades.includes(letter.toUpperCase()));
  return isGrades
    ? Object.fromEntries(letters.map((letter, place) => [says.subject(place + 1), letter.toUpperCase()]))
    : null;
}

/** Grades with or without the names of their subjects before them; null where something is left that is no grade. */
function gradesIn(input: SubjectsInput, written: string): Told["subjects"] | null {
  const subjects: Told["subjects"] = {};
  let name: string[] = [];
  for (const word of written.split(/[\s,;:=/]+/).filter(Boolean)) {
    const grade = readGrade({ ...input, values: input.grades }, word);
    if (!grade.ok) {
      name.push(word);
      continue;
    }
    subjects[name.join(" ") || says.subject(Object.keys(subjects).length + 1)] = grade.value;
    name = [];
  }
  return name.length === 0 && Object.keys(subjects).length > 0 ? subjects : null;
}
