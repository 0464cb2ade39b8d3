import { lookUp } from "#app/shared/forms/lookup.ts";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import { requirementWords as words } from "./requirement-words.ts";

/**
 * "KCSE C+ with Biology C+ and Mathematics or Physics C+; or a diploma in nursing". Empty if no requirements are known.
 */
export const requirementsInWords = (ways: ProgrammeRequirement[] = []): string =>
  words.ways(ways.map(wayInWords));

function wayInWords({ system, min, subjects, note }: ProgrammeRequirement): string {
  const overall = [lookUp(words.systems, system) ?? system, min].filter(Boolean).join(" ");
  const listed = words.subjects(subjectsInWords(subjects));
  const said = overall && listed ? words.both(overall, listed) : overall || listed;
  if (!note) return said;
  return said ? words.noted(said, note) : note;
}

/** A line that a route repeats is written once, with how many subjects it means. */
function subjectsInWords(subjects: ProgrammeRequirement["subjects"]): string[] {
  const lines = subjects.map((subject) => words.subject(subject.anyOf, subject.min));
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    const { anyOf, min } = subjects[lines.indexOf(line)] ?? { anyOf: [], min: "" };
    return count === 1 || anyOf.length === 1 ? line : words.someSubjects(count, anyOf, min);
  });
}
