import type { OpenMatches } from "#app/catalogue/matching/match-listings.ts";
import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { NamedCourse } from "./best-courses.server.ts";
import { fittingOf } from "./fitting-of.ts";
import type { MatchedRow, NamedMatch } from "./match-class.server.ts";
import { mostNamed } from "./rules.ts";
import { csvColumns as names } from "./words.ts";

const places = Array.from({ length: mostNamed }, (_, place) => place);

const headerOf = (hasCourses: boolean) => [
  names.row,
  names.written,
  names.fits,
  names.openNow,
  names.opensLater,
  names.toFindOut,
  ...places.flatMap((place) => [names.title(place + 1), names.verdict(place + 1), names.page(place + 1)]),
  ...(hasCourses
    ? places.flatMap((place) => [
        names.course(place + 1),
        names.standing(place + 1),
        names.coursePage(place + 1),
      ])
    : []),
  names.problem,
];

/** The result as a spreadsheet. */
export function writeClassCsv(rows: MatchedRow[], appUrl: string): string {
  const hasCourses = rows.some(({ courses }) => courses.length > 0);
  const records = rows.map(({ line, written, matches, courses, problems }) => [
    String(line),
    written.join(" · "),
    ...(matches ? countsOf(matches).map(String) : ["", "", "", ""]),
    ...places.flatMap((place) => cellsOf(matches?.best[place], appUrl)),
    ...(hasCourses ? places.flatMap((place) => courseCellsOf(courses[place], appUrl)) : []),
    problems.join(" "),
  ]);
  return byteOrderMark + csvRecords([headerOf(hasCourses), ...records]);
}

const countsOf = ({ counts }: Pick<OpenMatches, "counts">) => [
  fittingOf(counts),
  counts.openNow,
  counts.opensLater,
  counts.oneMissing + counts.checkWithThem,
];

const cellsOf = (one: NamedMatch | undefined, appUrl: string) =>
  one ? [one.title, one.text, `${appUrl}/${one.kind}/${one.id}`] : ["", "", ""];

const courseCellsOf = (course: NamedCourse | undefined, appUrl: string) =>
  course ? [course.title, course.standing, appUrl + course.path] : ["", "", ""];
