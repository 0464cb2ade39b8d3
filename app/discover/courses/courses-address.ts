import type { CourseFilters } from "#app/catalogue/course-search/filter-programmes.ts";
import { type Exam, exams, parsePasted, rankOfGrade } from "#app/catalogue/courses/exams.ts";
import { parseResults, parseSubjects, writeResults } from "#app/catalogue/courses/results-code.ts";
import { parseSearchText } from "#app/shared/text/search-text.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { courseCountries, fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";

export interface CoursesQuery extends CourseFilters {
  /** Rank of the grade by subject code. Only in the address: we store no grades. */
  ranks: ReadonlyMap<string, number>;
  /** Nigeria: the UTME subjects besides Use of English. */
  utme: readonly string[];
  /** The group of standings that is shown in full. */
  group: string | null;
  page: number;
}

/** UTME subjects besides Use of English, each in a field of the form. */
export const utmeFields = ["first", "second", "third"] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export function parseCoursesQuery(search: URLSearchParams): CoursesQuery {
  const country = oneOf(courseCountries, search.get("country")) ?? "Kenya";
  const exam = exams[country];
  return {
    country,
    text: parseSearchText(search.get("q")),
    field: oneOf(fieldsOfInterest, search.get("field")),
    region: search.get("region")?.slice(0, 60) || null,
    level: oneOf(programmeLevels, search.get("level")),
    isPublic: search.get("owner") === "public" ? true : search.get("owner") === "private" ? false : null,
    ranks: parseResults(search.get("grades") ?? "", exam.isSubject, exam.grades.length),
    utme: country === "Nigeria" ? parseSubjects(search.get("utme") ?? "", exam.isSubject) : [],
    group: search.get("group")?.slice(0, 20) || null,
    page: parsePageNumber(search),
  };
}

/**
 * What the form of grades writes into the address: a field for each subject, and a text that was pasted. A chosen grade wins over a
 * pasted one. Null if the address holds nothing of the form.
 */
export function parseGradesForm(
  search: URLSearchParams,
  exam: Exam,
): Pick<CoursesQuery, "ranks" | "utme"> | null {
  const codes = exam.groups.flatMap(({ subjects }) => subjects.map(({ code }) => code));
  const asked = ["paste", ...utmeFields, ...codes];
  if (!asked.some((name) => search.has(name))) return null;
  const ranks = parsePasted(exam, search.get("paste") ?? "");
  for (const code of codes) {
    const grade = search.get(code) ?? "";
    if (exam.grades.includes(grade)) ranks.set(code, rankOfGrade(exam, grade));
  }
  return {
    ranks: new Map([...ranks].slice(0, exam.most)),
    utme: parseSubjects(utmeFields.map((name) => search.get(name) ?? "").join("."), exam.isSubject),
  };
}

/** The address of a list, or of a programme in it if `path` names one. Another list begins at its first page. */
export function coursesAddress(
  query: CoursesQuery,
  change: Partial<CoursesQuery> = {},
  path = "/courses",
): string {
  const { country, text, field, region, level, isPublic, ranks, utme, group, page } = {
    ...query,
    group: null,
    page: 1,
    ...change,
  };
  const search = new URLSearchParams({ country });
  if (text) search.set("q", text);
  if (field) search.set("field", field);
  if (region) search.set("region", region);
  if (level) search.set("level", level);
  if (isPublic !== null) search.set("owner", isPublic ? "public" : "private");
  if (ranks.size > 0) search.set("grades", writeResults(ranks));
  if (utme.length > 0) search.set("utme", utme.join("."));
  if (group) search.set("group", group);
  if (page > 1) search.set("page", String(page));
  return `${path}?${search}`;
}

/** The parts of a list's address that a form doesn't ask for. */
export function otherParameters(query: CoursesQuery, ...asked: string[]): Record<string, string> {
  const search = new URLSearchParams(coursesAddress(query).split("?")[1]);
  for (const name of asked) search.delete(name);
  return Object.fromEntries(search);
}

export const withoutFilters = (query: CoursesQuery): CoursesQuery => ({
  ...query,
  text: "",
  field: null,
  region: null,
  level: null,
  isPublic: null,
});
