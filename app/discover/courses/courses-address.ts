import { type Exam, exams, parsePasted, rankOfGrade } from "#app/catalogue/courses/exams.ts";
import type { CourseFilters } from "#app/catalogue/courses/list-programmes.ts";
import { parseResults, writeResults } from "#app/catalogue/courses/results-code.ts";
import { parseSearchText } from "#app/shared/text/search-text.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { courseCountries, fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";

export interface CoursesQuery extends CourseFilters {
  /** Rank of the grade by subject code. Only in the address: we store no grades. */
  ranks: ReadonlyMap<string, number>;
  /** The group of standings that is shown in full. */
  group: string | null;
  page: number;
}

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
    group: search.get("group")?.slice(0, 20) || null,
    page: parsePageNumber(search),
  };
}

/** What the form of grades sends: a field for each subject, and a text that was pasted. A chosen grade wins over a pasted one. */
export function parseGradesForm(form: FormData, exam: Exam): Map<string, number> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const ranks = parsePasted(exam, textOf("paste"));
  for (const { subjects } of exam.groups)
    for (const { code } of subjects) {
      const grade = textOf(code);
      if (exam.grades.includes(grade)) ranks.set(code, rankOfGrade(exam, grade));
    }
  return new Map([...ranks].slice(0, exam.most));
}

export function coursesAddress(query: CoursesQuery, change: Partial<CoursesQuery> = {}): string {
  const { country, text, field, region, level, isPublic, ranks, group, page } = {
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
  if (group) search.set("group", group);
  if (page > 1) search.set("page", String(page));
  return `/courses?${search}`;
}
