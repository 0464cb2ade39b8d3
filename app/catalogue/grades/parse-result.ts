import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";
import { parseEntry, parseGrade } from "./parse-entry.ts";
import type { GradeSystem, ParsedResult } from "./system.ts";
import { resultProblems } from "./system-words.ts";

/** Keyed by the name of an input, by `subject:NAME`, or by `subjects` for all of them. */
type Problems = Record<string, string>;
type ResultReading = { ok: true; parsed: ParsedResult } | { ok: false; problems: Problems };

/** Returns the parsed result, or the problems. An empty form is a problem too. */
export function parseResult({
  system: id,
  entries: written,
  subjects,
}: Pick<Result, "system" | "entries" | "subjects">): ResultReading {
  const system = systems[id];
  const entries = system.spellOut?.(written) ?? written;
  const problems: Problems = {};
  const read: { entries: Record<string, string>; subjects: Record<string, string> } = {
    entries: {},
    subjects: {},
  };
  for (const input of system.inputs) {
    const written = entries[input.name]?.trim();
    if (!written) continue;
    const entry = parseEntry(input, written);
    if (entry.ok) read.entries[input.name] = entry.value;
    else problems[input.name] = entry.problem;
  }
  for (const [subject, written] of Object.entries(system.subjects ? subjects : {})) {
    if (!written.trim()) continue;
    const grade = parseGrade({ ...system.subjects, values: system.subjects?.grades ?? [] }, written);
    if (grade.ok) read.subjects[subject] = grade.value;
    else problems[`subject:${subject}`] = grade.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const wrong = tooLittle(system, read) ?? contradicted(system, read);
  return wrong ? { ok: false, problems: wrong } : { ok: true, parsed: read };
}

function tooLittle(
  { inputs, subjects }: GradeSystem,
  { entries, subjects: parsedSubjects }: ParsedResult,
): Problems | null {
  const count = Object.keys(parsedSubjects).length;
  if (subjects && count > subjects.most) return { subjects: resultProblems.tooMany(subjects.most) };
  if (Object.keys(entries).length > 0) return null;
  if (subjects && count >= subjects.least) return null;
  if (subjects && count > 0) {
    return { subjects: resultProblems.tooFew(subjects.least) };
  }
  const first = inputs[0];
  if (!first) return { subjects: resultProblems.missingSubjects };
  const hasOthers = subjects !== null || inputs.length > 1;
  return { [first.name]: hasOthers ? resultProblems.missingOrOther : resultProblems.missing };
}

function contradicted(system: GradeSystem, reading: ParsedResult): Problems | null {
  const found = system.contradiction?.(reading);
  return found ? { [found.input]: found.problem } : null;
}
