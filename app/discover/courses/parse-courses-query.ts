import { chosenRanks } from "#app/catalogue/courses/exam-form.ts";
import { type Exam, exams, parsePasted } from "#app/catalogue/courses/exams.ts";
import { portalClusters } from "#app/catalogue/courses/kenya/portal-minimums.ts";
import {
  parsePoints,
  parsePortalPoints,
  portalField,
  portalFields,
} from "#app/catalogue/courses/kenya/portal-points.ts";
import { parseResults, parseSubjects, unreadResults } from "#app/catalogue/courses/results-code.ts";
import { parseSearchText } from "#app/shared/text/search-text.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { courseCountries, fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";
import { type CoursesQuery, utmeFields } from "./courses-address.ts";
import { parseChoices } from "./plan/choices.ts";

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
    points: country === "Kenya" ? parsePortalPoints(search.get("points") ?? "") : new Map(),
    choices: parseChoices(search.get("choices") ?? ""),
    group: search.get("group")?.slice(0, 20) || null,
    page: parsePageNumber(search),
  };
}

/** What a link says about grades and that can't be read, for example because of a typing mistake. */
export function parseUnread(search: URLSearchParams, country: CoursesQuery["country"]): string[] {
  const exam = exams[country];
  const unread = (name: string, hasRanks: boolean) =>
    unreadResults(search.get(name) ?? "", exam.isSubject, exam.grades.length, hasRanks);
  return [...unread("grades", true), ...(country === "Nigeria" ? unread("utme", false) : [])];
}

/**
 * Parses the fields of the grades form: one per subject, and pasted text. A chosen grade overrides a pasted one. Returns null if the
 * URL has none of them.
 */
export function parseGradesForm(
  search: URLSearchParams,
  exam: Exam,
): Pick<CoursesQuery, "ranks" | "utme"> | null {
  const codes = exam.groups.flatMap(({ subjects }) => subjects.map(({ code }) => code));
  const fieldNames = ["paste", ...utmeFields, ...codes];
  if (!fieldNames.some((name) => search.has(name))) return null;
  const pasted = parsePasted(exam, search.get("paste") ?? "");
  const ranks = [...pasted, ...chosenRanks(exam, (code) => search.get(code))];
  return {
    ranks: new Map([...new Map(ranks)].slice(0, exam.most)),
    utme: parseSubjects(utmeFields.map((name) => search.get(name) ?? "").join("."), exam.isSubject),
  };
}

/**
 * The points that a student copied from the portal; an empty field removes its points. Null if the URL has no such
 * field.
 */
export function parsePortalForm(search: URLSearchParams): Pick<CoursesQuery, "points"> | null {
  if (!portalFields.some((name) => search.has(name))) return null;
  const typed = [...portalClusters.keys()].flatMap((cluster): [number, number][] => {
    const points = parsePoints(search.get(portalField(cluster)) ?? "");
    return points === null ? [] : [[cluster, points]];
  });
  return { points: new Map(typed) };
}
