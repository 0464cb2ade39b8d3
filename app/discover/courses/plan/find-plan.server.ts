import { judgeProgramme } from "#app/catalogue/courses/judge-programme.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { findPortalOpening } from "#app/students/course-plan/portal-opening.server.ts";
import type { Database } from "#database/database.ts";
import { lineOf } from "../course-line.ts";
import type { CoursesQuery } from "../courses-address.ts";
import { studentOf } from "../student-of.ts";
import { choiceOf } from "./choices.ts";
import { planWarnings } from "./plan-warnings.ts";

/**
 * The chosen courses in order, each judged by the grades in the URL. Choices that aren't in the tables are only
 * counted.
 */
export async function findPlan(db: Database, query: CoursesQuery, today: string) {
  const { programmes, latestYear } = await readProgrammes(db, query.country);
  const wanted = new Set(query.choices);
  const byChoice = new Map(
    programmes.filter((one) => wanted.has(choiceOf(one))).map((one) => [choiceOf(one), one]),
  );
  const student = studentOf(query);
  const rows = query.choices.flatMap((choice) => {
    const programme = byChoice.get(choice);
    if (!programme) return [];
    const judgement = student && judgeProgramme(programme, student, latestYear);
    return [
      {
        choice,
        code: programme.code,
        standing: judgement?.standing ?? null,
        line: lineOf(programme, judgement, query.ranks),
      },
    ];
  });
  return {
    rows,
    gone: query.choices.length - rows.length,
    warnings: planWarnings(rows.map(({ standing }) => standing)),
    opening:
      query.country === "Kenya"
        ? await findPortalOpening(db, `${today.slice(0, 7)}-01`, daysAfter(today, 366))
        : null,
  };
}
