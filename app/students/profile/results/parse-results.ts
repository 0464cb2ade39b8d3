import { parseResult } from "#app/catalogue/grades/parse-result.ts";
import type { Result } from "#database/schema/about-student.ts";
import { longestSubject, nameOf, type TypedResult } from "./result-fields.ts";
import { subjectRowsText as text } from "./text-words.ts";

export const resultYears = { first: 1980, last: 2035 };

type Problems = Record<string, string>;

/** Results as they are saved, or problems by field name. */
export function parseResults(typed: readonly TypedResult[]): { results: Result[]; problems: Problems } {
  const problems: Problems = {};
  const results = typed.flatMap((one) => {
    const { id, systemId, entries, year, isGoing } = one;
    const { subjects, wrong } = readRows(one);
    Object.assign(problems, wrong, readYear(one));
    const read = parseResult({ system: systemId, entries, subjects });
    if (!read.ok) Object.assign(problems, byField(one, read.problems));
    if (!read.ok || Object.keys(wrong).length > 0 || problems[nameOf.year(id)]) return [];
    return [{ system: systemId, ...read.parsed, year: year.trim() ? Number(year) : null, isFinal: !isGoing }];
  });
  return { results, problems };
}

/** The result as it would be saved now. Null while it is incomplete. */
export const resultOf = (typed: TypedResult): Result | null => parseResults([typed]).results[0] ?? null;

function readRows({ id, rows }: TypedResult) {
  const subjects: Record<string, string> = {};
  const wrong: Problems = {};
  for (const [row, { subject, grade }] of rows.entries()) {
    const name = subject.trim();
    if (!grade.trim()) continue;
    if (!name) wrong[nameOf.subject(id, row)] = text.whichSubject;
    else if (name.length > longestSubject) wrong[nameOf.subject(id, row)] = text.tooLong(longestSubject);
    else if (Object.hasOwn(subjects, name)) wrong[nameOf.subject(id, row)] = text.twice(name);
    else subjects[name] = grade;
  }
  return { subjects, wrong };
}

function readYear({ id, year }: TypedResult): Problems {
  const { first, last } = resultYears;
  const number = Number(year);
  if (!year.trim() || (/^\s*\d{4}\s*$/.test(year) && number >= first && number <= last)) return {};
  return { [nameOf.year(id)]: text.year(first, last) };
}

function byField({ id, rows }: TypedResult, problems: Problems): Problems {
  const named = Object.entries(problems).map(([key, problem]): [string, string] => {
    if (key === "subjects") return [nameOf.grade(id, 0), problem];
    if (!key.startsWith("subject:")) return [nameOf.entry(id, key), problem];
    const row = rows.findIndex(({ subject }) => subject.trim() === key.slice("subject:".length));
    return [nameOf.grade(id, row), problem];
  });
  return Object.fromEntries(named);
}
