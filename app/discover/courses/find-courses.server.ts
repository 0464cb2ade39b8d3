import { filterProgrammes, readCourseText } from "#app/catalogue/course-search/filter-programmes.ts";
import { gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import { judgeAll } from "#app/catalogue/courses/judge-all.ts";
import type { StudentResults } from "#app/catalogue/courses/judge-programme.ts";
import { standings } from "#app/catalogue/courses/judge-programme.ts";
import { clusterNumbers } from "#app/catalogue/courses/kenya/clusters.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { listOpened } from "#app/catalogue/courses/what-if.ts";
import type { Database } from "#database/database.ts";
import { lineOf } from "./course-line.ts";
import type { CoursesQuery } from "./courses-address.ts";
import { studentOf } from "./student-of.ts";

/** Rows per group when all groups are shown, and rows per page of a single group. */
const [few, many] = [2, 8];

/** The list of courses for a query, grouped by standing if there are grades. */
export async function findCourses(db: Database, query: CoursesQuery, today: string) {
  const { programmes, sources, latestYear } = await readProgrammes(db, query.country);
  const student = studentOf(query);
  const filtered = filterProgrammes(programmes, query, today);
  const judged = judgeAll(filtered, student, latestYear);
  const groups = student
    ? standings
        .map((standing) => ({
          id: standing as string,
          rows: judged.filter(({ judgement }) => judgement?.standing === standing),
        }))
        .filter(({ rows }) => rows.length > 0)
    : [{ id: "all", rows: judged }];
  const shown = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === query.group);
  const { mean } = readCourseText(query);
  return {
    /** The mean grade in the search text. */
    mean: mean === null ? null : (gradeOfRank(exams.Kenya, mean) ?? null),
    count: judged.length,
    isJudged: student !== null,
    clusters: student?.country === "Kenya" && query.group === "points" ? clustersOf(student) : [],
    /** What one better grade in each subject opens. Null unless it is requested. */
    better:
      student && query.group === "better"
        ? listOpened(filtered, exams[query.country], student, latestYear).map((one) => ({
            code: one.subject,
            subject: exams[query.country].subjectName(one.subject),
            grade: one.grade,
            ranks: [...one.student.ranks],
            count: one.programmes.length,
            lines: judgeAll(one.programmes, one.student, latestYear)
              .slice(0, few)
              .map(({ programme, judgement }) => lineOf(programme, judgement, one.student.ranks)),
          }))
        : null,
    regions: [...new Set(programmes.flatMap(({ region }) => region ?? []))].sort(),
    groups: (shown ? [shown] : groups).map(({ id, rows }) => ({
      id,
      count: rows.length,
      lines: (shown ? rows.slice((query.page - 1) * many, query.page * many) : rows.slice(0, few)).map(
        ({ programme, judgement }) => lineOf(programme, judgement, query.ranks),
      ),
    })),
    isOneGroup: shown !== undefined,
    hasOtherGroups: groups.length > 1,
    pages: shown ? Math.ceil(shown.rows.length / many) : 1,
    sources: [...sources.values()].map(({ id, title, owner, url, note }) => ({
      id,
      title,
      owner,
      url,
      note,
    })),
  };
}

/** Cluster points with their sum, cluster by cluster. */
const clustersOf = (student: StudentResults) =>
  clusterNumbers.map((cluster) => {
    const found = student.clusterPoints(cluster);
    return {
      cluster,
      points: found?.points ?? null,
      isOfficial: found?.isOfficial ?? false,
      sum: found?.clusterSum ?? 0,
      subjects: found?.subjects.map(exams.Kenya.subjectName) ?? [],
    };
  });
