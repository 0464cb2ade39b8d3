import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";
import { noGrade } from "./exam-in-words.ts";
import { examWords } from "./exam-words.ts";
import { parseEntry, parseGrade } from "./parse-entry.ts";
import { parseResult } from "./parse-result.ts";
import type { SubjectsInput } from "./system.ts";

type ParsedGrade = { ok: true; result: Result } | { ok: false; problem: string };

type ResultSystem = Result["system"];
type ParsedEntry = Pick<Result, "entries" | "subjects">;

/** Parses grades written as one text: "C+", "49", "B3 C4 A1 B2 C5", "English B3, Maths C4 …", "BCC", "412/600". */
export function parseWrittenGrade(system: ResultSystem, written: string): ParsedGrade {
  const parsed = entryOf(system, written) ?? subjectsOf(system, written);
  if (!parsed) return { ok: false, problem: problemOf(system, written) };
  const result: Result = { system, ...parsed, year: null, isFinal: true };
  const read = parseResult(result);
  if (read.ok) return { ok: true, result };
  return { ok: false, problem: Object.values(read.problems)[0] ?? noGrade(system, written) };
}

/** For a number, the input has a more specific message: "Is it out of 7?" */
function problemOf(system: ResultSystem, written: string): string {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const read =
    !subjects && input?.kind === "number" && /^\d/.test(written) ? parseEntry(input, written) : null;
  return read && !read.ok ? read.problem : noGrade(system, written);
}

/** The first of the exam's inputs that accepts it. */
function entryOf(system: ResultSystem, written: string): ParsedEntry | null {
  const { inputs, spellOut } = systems[system];
  for (const input of inputs) {
    const entered = { [input.name]: written };
    const entries = spellOut?.(entered) ?? entered;
    const read = parseEntry(input, entries[input.name] ?? "");
    if (read.ok) return { entries: { ...entries, [input.name]: read.value }, subjects: {} };
  }
  return null;
}

function subjectsOf(system: ResultSystem, written: string): ParsedEntry | null {
  const { subjects: input } = systems[system];
  if (!input) return null;
  const subjects = lettersOf(input, written) ?? gradesIn(input, written);
  return subjects && { entries: {}, subjects };
}

/** "BCC": one grade per letter. */
function lettersOf(input: SubjectsInput, written: string): ParsedEntry["subjects"] | null {
  const letters = [...written];
  const isGrades =
    letters.length > 1 && letters.every((letter) => input.grades.includes(letter.toUpperCase()));
  return isGrades
    ? Object.fromEntries(
        letters.map((letter, place) => [examWords.unnamedSubject(place + 1), letter.toUpperCase()]),
      )
    : null;
}

/** Grades with or without the names of their subjects before them; null if something else is left over. */
function gradesIn(input: SubjectsInput, written: string): ParsedEntry["subjects"] | null {
  const subjects: ParsedEntry["subjects"] = {};
  let name: string[] = [];
  for (const word of written.split(/[\s,;:=/]+/).filter(Boolean)) {
    const grade = parseGrade({ ...input, values: input.grades }, word);
    if (!grade.ok) {
      name.push(word);
      continue;
    }
    subjects[name.join(" ") || examWords.unnamedSubject(Object.keys(subjects).length + 1)] = grade.value;
    name = [];
  }
  return name.length === 0 && Object.keys(subjects).length > 0 ? subjects : null;
}
