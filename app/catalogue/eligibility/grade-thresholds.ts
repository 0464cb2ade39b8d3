import type { AcademicStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import { memoizeByObject } from "../../shared/memoize.ts";
import type { StudyLevel } from "./applicant.ts";
import { type GradeMeasure, type ParsedMinimum, parseMinimum } from "./parse/parse-minimum.ts";

/** School leavers are compared by their exam, graduates by their degree. */
type StudySide = "school" | "degree";

/** Several minima: reaching the lowest of any measure is enough. */
export interface GradeThresholds extends ParsedMinimum {
  /** The rows that the thresholds were parsed from. */
  rows: GradeNeeded[];
  isEmpty: boolean;
}

const degreeSystems: readonly string[] = ["CGPA5", "CGPA4", "CGPA7", "DEGREE_CLASS"];
const systemsOfBoth: readonly string[] = ["PERCENT", "OTHER"];
const afterSchool: readonly string[] = ["degree", "diploma"] satisfies GradeMeasure[];

/** The minima of an award or of work. */
export const thresholdsOf = memoizeByObject(
  (grades: GradeNeeded[]): Record<StudySide | "either", GradeThresholds> => {
    const of = (side: StudySide) =>
      combine(grades.filter((row) => isOf(row, side)).map((row) => ({ row, parsed: parseFor(row, side) })));
    const [school, degree] = [of("school"), of("degree")];
    return { school, degree, either: eitherOf(school, degree) };
  },
);

/** The minima of a college by level. A minimum of the other measure is another way in. */
export const thresholdsByLevel = memoizeByObject(
  (entry: GradeNeeded[]): Record<StudyLevel, GradeThresholds> => {
    const of = (level: StudyLevel, side: StudySide) =>
      combine(
        entry
          .filter((row) => (row.level ?? "undergraduate") === level)
          .map((row) => ({ row, parsed: isOf(row, side) ? parseFor(row, side) : anotherWay })),
      );
    return {
      high_school: combine([]),
      short_course: combine([]),
      vocational: of("vocational", "school"),
      undergraduate: of("undergraduate", "school"),
      graduate: of("graduate", "degree"),
      doctorate: of("doctorate", "degree"),
    };
  },
);

const anotherWay: ParsedMinimum = { minima: {}, hasOtherWays: true, asksMore: false };

function isOf(row: GradeNeeded, side: StudySide): boolean {
  if (systemsOfBoth.includes(row.system))
    return side === "school" || parseMinimum(row).minima.utme === undefined;
  return degreeSystems.includes(row.system) === (side === "degree");
}

function parseFor(row: GradeNeeded, side: StudySide): ParsedMinimum {
  const parsed = parseMinimum(row);
  const minima = Object.entries(parsed.minima).filter(
    ([measure]) => afterSchool.includes(measure) === (side === "degree"),
  );
  return { ...parsed, minima: Object.fromEntries(minima) };
}

/** UCE passes are needed as well as UACE principal passes, not instead of them. */
function combine(all: { row: GradeNeeded; parsed: ParsedMinimum }[]): GradeThresholds {
  const hasUace = all.some(({ row }) => row.system === "UACE");
  const thresholds: GradeThresholds = {
    minima: {},
    hasOtherWays: false,
    asksMore: false,
    rows: [],
    isEmpty: true,
  };
  for (const { row, parsed } of all) {
    if (row.system === "UCE" && hasUace) continue;
    for (const [measure, least] of Object.entries(parsed.minima) as [GradeMeasure, number][])
      thresholds.minima[measure] = lower(measure, thresholds.minima[measure] ?? least, least);
    thresholds.hasOtherWays ||= parsed.hasOtherWays;
    thresholds.asksMore ||= parsed.asksMore;
    if (parsed.hasOtherWays || Object.keys(parsed.minima).length > 0) thresholds.rows.push(row);
  }
  return { ...thresholds, isEmpty: thresholds.rows.length === 0 };
}

const eitherOf = (school: GradeThresholds, degree: GradeThresholds): GradeThresholds => ({
  minima: { ...school.minima, ...degree.minima },
  hasOtherWays: school.hasOtherWays || degree.hasOtherWays,
  asksMore: school.asksMore || degree.asksMore,
  rows: [...new Set([...school.rows, ...degree.rows])],
  isEmpty: school.isEmpty && degree.isEmpty,
});

/** A smaller aggregate is better. */
const lower = (measure: GradeMeasure, one: number, other: number) =>
  measure === "aggregate" ? Math.max(one, other) : Math.min(one, other);

/** Null if there is no result to compare. */
export type MinimumOutcome = "met" | "unsure" | "below" | null;

export function compareWithMinimum(
  measure: GradeMeasure,
  least: number,
  standing: AcademicStanding,
): MinimumOutcome {
  switch (measure) {
    case "credits":
      return compareCredits(least, standing);
    case "degree":
      return compareDegree(least, standing);
    case "diploma":
      return compareDiploma(least, standing);
    case "principalPasses":
      return comparePasses(least, standing);
    case "aggregate":
      return standing.aggregate === null ? null : standing.aggregate <= least ? "met" : "below";
    default: {
      const own = standing[measure];
      return own === null ? null : own >= least ? "met" : "below";
    }
  }
}

function compareCredits(
  least: number,
  { credits, hasCreditInEnglishAndMaths }: AcademicStanding,
): MinimumOutcome {
  if (credits === null) return null;
  if (credits < Math.floor(least / 2)) return "below";
  if (least % 2 === 0 || hasCreditInEnglishAndMaths) return "met";
  return hasCreditInEnglishAndMaths === null ? "unsure" : "below";
}

function comparePasses(
  least: number,
  { principalPasses, principalPassesAtBest }: AcademicStanding,
): MinimumOutcome {
  if (principalPasses === null) return null;
  if (principalPasses >= least) return "met";
  return (principalPassesAtBest ?? 0) >= least ? "unsure" : "below";
}

/** The same scale is used for the ND and the HND, so a good class may be that of an ND. */
const compareDiploma = (least: number, { diploma }: AcademicStanding): MinimumOutcome =>
  diploma === null ? null : diploma >= least ? "unsure" : "below";

function compareDegree(least: number, { degree, degreeAtBest }: AcademicStanding): MinimumOutcome {
  if (degree !== null && degree >= least) return "met";
  if (degreeAtBest !== null && degreeAtBest >= least) return "unsure";
  return degree === null && degreeAtBest === null ? null : "below";
}
