import type { CourseFilters } from "#app/catalogue/course-search/filter-programmes.ts";
import { type PortalPoints, writePortalPoints } from "#app/catalogue/courses/kenya/portal-points.ts";
import { writeResults } from "#app/catalogue/courses/results-code.ts";
import { writeChoices } from "./plan/choices.ts";

export interface CoursesQuery extends CourseFilters {
  /** Rank of the grade by subject code. Only in the URL: grades aren't stored. */
  ranks: ReadonlyMap<string, number>;
  /** Nigeria: the UTME subjects besides Use of English. */
  utme: readonly string[];
  /** Kenya: cluster points that the student read on the placement portal. They replace our estimate. */
  points: PortalPoints;
  /** The courses of the student's plan, in order. */
  choices: readonly string[];
  /** The standing whose group is shown in full, "grades" or "points" for a form, or "better" for what one better grade opens. */
  group: string | null;
  page: number;
}

/** UTME subjects besides Use of English, each in a field of the form. */
export const utmeFields = ["first", "second", "third"] as const;

/** The URL of a list, or of a programme in it if `path` names one. A changed list starts at its first page. */
export function coursesAddress(
  query: CoursesQuery,
  change: Partial<CoursesQuery> = {},
  path = "/courses",
): string {
  const { country, text, field, region, level, isPublic, ranks, utme, points, choices, group, page } = {
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
  if (points.size > 0) search.set("points", writePortalPoints(points));
  if (choices.length > 0) search.set("choices", writeChoices(choices));
  if (group) search.set("group", group);
  if (page > 1) search.set("page", String(page));
  return `${path}?${search}`;
}

/** Parameters of a list's URL that aren't fields of a form: its hidden inputs. */
export function otherParameters(query: CoursesQuery, ...without: string[]): Record<string, string> {
  const search = new URLSearchParams(coursesAddress(query).split("?")[1]);
  for (const name of without) search.delete(name);
  return Object.fromEntries(search);
}

/** The same list for a student about whom nothing is known. */
export const noStudent = { ranks: new Map<string, number>(), utme: [], points: new Map<number, number>() };

/** The query as a loader sends it: maps become lists. */
export const sentQuery = (query: CoursesQuery) => ({
  ...query,
  ranks: [...query.ranks],
  points: [...query.points],
});

export const receivedQuery = (sent: ReturnType<typeof sentQuery>): CoursesQuery => ({
  ...sent,
  ranks: new Map(sent.ranks),
  points: new Map(sent.points),
});

export const withoutFilters = (query: CoursesQuery): CoursesQuery => ({
  ...query,
  text: "",
  field: null,
  region: null,
  level: null,
  isPublic: null,
});
