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
  const listed = words.subjects(subjects.map((subject) => words.subject(subject.anyOf, subject.min)));
  const said = overall && listed ? words.both(overall, listed) : overall || listed;
  if (!note) return said;
  return said ? words.noted(said, note) : note;
}
