import type { Result } from "#database/schema/about-student.ts";
import { type AcademicStanding, noStanding } from "./academic-standing.ts";
import { systems } from "./all-systems.ts";
import { countGpa } from "./count-gpa.ts";
import { countCredits } from "./credits.ts";
import { percentOf } from "./eheece.ts";
import { pointsOf } from "./kcse.ts";
import { parseResult } from "./parse-result.ts";
import { classWorth, type GradeSystem, numberIn, type ParsedResult } from "./system.ts";
import { passesByPoints, passesOf } from "./uace.ts";
import { aggregateOf } from "./wassce.ts";

/** The GPA of a result and how far it can be trusted; null if it can't be converted. */
export function gpaOf(result: Result): { gpa: number; trust: GradeSystem["trust"] } | null {
  const system = systems[result.system];
  const reading = readCounted(result);
  const gpa = reading && countGpa(system, reading);
  return gpa === null ? null : { gpa, trust: system.trust };
}

/** Compares someone's results on the scales of awards; of several results, the best counts. */
export function academicStandingOf(results: readonly Result[]): AcademicStanding {
  if (results.length === 0) return noStanding;
  const complete = results.flatMap((result) => {
    const reading = readCounted(result);
    return reading ? [{ ...result, reading }] : [];
  });
  // A mock exam excludes nobody.
  const final = complete.filter(({ isFinal }) => isFinal);
  const of = (system: Result["system"]) => final.filter((result) => result.system === system);
  const byPoints = of("uace").flatMap(({ reading }) => {
    const points = passesOf(reading) === null ? numberIn("points")(reading) : null;
    return points === null ? [] : [passesByPoints(points)];
  });
  const degrees = complete.flatMap(readDegree);
  return {
    ...noStanding,
    kcse: best(of("kcse").map(({ reading }) => pointsOf(reading))),
    ...countCredits(final),
    aggregate: least(of("wassce").map(({ reading }) => aggregateOf(reading))),
    utme: best(of("utme").map(({ reading }) => numberIn("score")(reading))),
    principalPasses: best([
      ...[...of("uace"), ...of("a_level")].map(({ reading }) => passesOf(reading)),
      ...byPoints.map(({ sure }) => sure),
      ...of("ib").map(({ reading }) => passesOfIb(reading)),
    ]),
    principalPassesAtBest: best(byPoints.map(({ atBest }) => atBest)),
    percent: best(of("eheece").map(({ reading, year }) => percentOf(reading, year))),
    degree: best(degrees.map(({ sure }) => sure)),
    degreeAtBest: best(degrees.map(({ atBest }) => atBest)),
    diploma: best(of("ng_poly").map(({ reading }) => diplomaOf(reading))),
  };
}

/** Null for an incomplete result, and for a year with other grades than the table's. */
function readCounted(result: Result): ParsedResult | null {
  const { countsUntil } = systems[result.system];
  const read = parseResult(result);
  const isTooNew = countsUntil !== undefined && (result.year ?? 0) > countsUntil;
  return read.ok && !isTooNew ? read.parsed : null;
}

/** Ugandan universities accept a complete diploma in place of two principal passes. */
const passesOfIb = (reading: ParsedResult) => ((numberIn("total")(reading) ?? 0) >= 24 ? 2 : null);

type CompleteResult = Result & { reading: ParsedResult };

/**
 * In hundredths. On a scale that ends at 4 but has stricter classes than others, the class is the certain value and
 * the number the upper bound. While the studies go on, the upper bound is open.
 */
function readDegree({ system: id, reading, isFinal }: CompleteResult): { sure: number; atBest: number }[] {
  const system = systems[id];
  const gpa = system.level === "degree" ? countGpa(system, reading) : null;
  if (gpa === null) return [];
  const sure = Math.min(gpa, highestOfClass(system, reading));
  return [{ sure: hundredths(sure), atBest: isFinal ? hundredths(gpa) : 400 }];
}

function diplomaOf(reading: ParsedResult): number | null {
  const gpa = countGpa(systems.ng_poly, reading);
  return gpa === null ? null : hundredths(gpa);
}

function highestOfClass(system: GradeSystem, reading: ParsedResult): number {
  const number = "of" in system.table && system.table.kind !== "letter" ? system.table.of(reading) : null;
  const { classes } = system;
  if (!classes || number === null || reading.entries.class !== undefined) return 4;
  const own = classes.find(({ from }) => number >= from)?.counts ?? 0;
  const next = Object.values(classWorth)
    .sort((one, other) => one - other)
    .find((worth) => worth > own);
  return next === undefined ? 4 : next - 0.01;
}

const hundredths = (gpa: number) => Math.round(gpa * 100);

const numbers = (list: (number | null)[]) => list.filter((number) => number !== null);
const best = (list: (number | null)[]) => (numbers(list).length > 0 ? Math.max(...numbers(list)) : null);
const least = (list: (number | null)[]) => (numbers(list).length > 0 ? Math.min(...numbers(list)) : null);
