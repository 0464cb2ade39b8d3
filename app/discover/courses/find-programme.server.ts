import { exams } from "#app/catalogue/courses/exams.ts";
import { judgeAll } from "#app/catalogue/courses/judge-all.ts";
import { judgeProgramme, type StudentResults } from "#app/catalogue/courses/judge-programme.ts";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { findCountryOfProgramme, readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { findBetterGrades, isReachable } from "#app/catalogue/courses/what-if.ts";
import { standingWords } from "#app/catalogue/courses/words.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { searchScholarships } from "#app/catalogue/search/search.server.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import type { Database } from "#database/database.ts";
import { lineOf } from "./course-line.ts";
import { type CoursesQuery, noStudent, sentQuery } from "./courses-address.ts";
import { plotCutoffs } from "./cutoff-plot.tsx";
import { describeMissing } from "./describe-missing.ts";
import { choiceOf } from "./plan/choices.ts";
import { requirementLines } from "./requirement-lines.ts";
import { careers, programmeWords as words } from "./server-words.ts";
import { studentOf } from "./student-of.ts";
import { courseWords } from "./words.ts";

/** Rows of each list on the page of a programme. */
const mostListed = 5;
const mostBetter = 3;
const mostAwards = 4;

/** Everything that the page of a programme shows. Null if there is no such programme. */
export async function findProgramme(db: Database, id: string, given: CoursesQuery, today: string) {
  const country = await findCountryOfProgramme(db, id);
  if (!country) return null;
  const { programmes, find, sources, latestYear } = await readProgrammes(db, country);
  const programme = find(id);
  if (!programme) return null;
  // Grades of another country's exam don't apply.
  const query = given.country === country ? given : { ...given, country, choices: [], ...noStudent };
  const { ranks } = query;
  const student = studentOf(query);
  const exam = exams[country];
  const judgement = student && judgeProgramme(programme, student, latestYear);
  const points = judgement?.points;
  const source = sources.get(programme.sourceId);
  const listed = (some: readonly Programme[]) =>
    judgeAll(some, student, latestYear)
      .slice(0, mostListed)
      .map((one) => lineOf(one.programme, one.judgement, ranks));
  const elsewhere = programmes.filter((one) => one.id !== id && one.name === programme.name);
  return {
    query: sentQuery(query),
    programme: {
      id,
      country,
      name: programme.name,
      institution: programme.institution,
      collegeId: programme.collegeId,
      field: programme.field,
      level: programme.level,
      region: programme.region,
      code: programme.code,
      choice: choiceOf(programme),
    },
    standing: judgement?.standing ?? null,
    missing: judgement?.missing.map((item) => describeMissing(item, exam, ranks)) ?? [],
    requirements: requirementLines(programme, judgement, ranks),
    career: programme.field && careers[programme.field],
    remarks: remarksOf(programme),
    points: points
      ? {
          points: points.points,
          isOfficial: points.isOfficial ?? false,
          sum: words.clusterSum(
            points.clusterSum,
            listNames(points.subjects.map(exam.subjectName)),
            student?.mean?.total ?? 0,
          ),
        }
      : null,
    cutoffs: [...programme.cutoffs]
      .sort((a, b) => b.year - a.year)
      .map(({ year, points: needed, tookEveryone }) => ({
        year,
        figure: tookEveryone ? words.tookEveryone : needed.toFixed(3),
        own: points && !tookEveryone ? words.you(points.points - needed) : null,
      })),
    plot: plotCutoffs(programme.cutoffs, points?.points),
    better: student
      ? findBetterGrades(programme, exam, student, latestYear)
          .slice(0, mostBetter)
          .map(({ subject, grade, standing }) =>
            words.better(exam.subjectName(subject), grade, standingWords[standing].title),
          )
      : [],
    elsewhere: listed(elsewhere),
    elsewhereCount: elsewhere.length,
    similar: student ? listed(similarTo(programme, programmes, student, latestYear)) : [],
    later:
      student && judgement?.standing === "no"
        ? listed(leadingTo(programme, programmes, student, latestYear))
        : [],
    awards: await findAwards(db, country, today),
    source: source ? { owner: source.owner, title: source.title, url: source.url, note: source.note } : null,
  };
}

function remarksOf({ requirement, institution }: Programme): string[] {
  const remarks: string[] = [];
  if (requirement.system === "kcse-degree") {
    if (requirement.portalMinimums) remarks.push(words.fromPortal);
    if (requirement.origin === "probable") remarks.push(courseWords.probably);
    if (requirement.origin === "unknown") remarks.push(words.notKnown);
    if (requirement.onPortal2026 === false) remarks.push(words.notOnPortal);
  }
  if (requirement.system === "kcse" && institution === null) remarks.push(words.ofYear2017);
  if (requirement.system === "utme") remarks.push(words.jambDoubts);
  if (requirement.system === "wassce" && requirement.ways === null) remarks.push(words.electivesNotKnown);
  return remarks;
}

/** Programmes of the same field and level that the student can reach. */
const similarTo = (
  programme: Programme,
  programmes: readonly Programme[],
  student: StudentResults,
  latestYear: number,
) =>
  programmes.filter(
    (one) =>
      one.field !== null &&
      one.field === programme.field &&
      one.level === programme.level &&
      one.name !== programme.name &&
      isReachable(judgeProgramme(one, student, latestYear).standing),
  );

/** For a degree: diplomas of the same field that the student qualifies for. */
const leadingTo = (
  { field, level }: Programme,
  programmes: readonly Programme[],
  student: StudentResults,
  latestYear: number,
) =>
  programmes.filter(
    (one) =>
      level === "degree" &&
      one.level === "diploma" &&
      one.field !== null &&
      one.field === field &&
      judgeProgramme(one, student, latestYear).standing === "qualified",
  );

/** Loans and bursaries of the catalogue for students of the country. */
async function findAwards(db: Database, country: Programme["country"], today: string) {
  const filters = readSearchFilters(new URLSearchParams({ q: words.awardSearch, country }));
  const { cards } = await searchScholarships(db, filters, today);
  return cards.slice(0, mostAwards).map(({ id, title }) => ({ id, title }));
}
