import type { AcademicStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import type { StudyLevel } from "./applicant.ts";
import { memoizeByList } from "./memoize.ts";
import { type Measure, type ParsedMinimum, parseMinimum } from "./parse-minimum.ts";

/** School leavers are held against one, graduates against the other. */
type Side = "school" | "degree";

/** All minima of one side together: who reaches the lowest of any measure has reached them. */
export interface GradeThresholds extends ParsedMinimum {
  /** As they were written. */
  rows: GradeNeeded[];
}

const degreeSystems: readonly string[] = ["CGPA5", "CGPA4", "CGPA7", "DEGREE_CLASS"];
const systemsOfBoth: readonly string[] = ["PERCENT", "OTHER"];

/** The minima of an award or of work. */
export const thresholdsOf: (grades: GradeNeeded[], side: Side) => GradeThresholds = memoizeByList(
  (grades: GradeNeeded[], of) => {
    const side = of as Side;
    return gather(grades.filter((row) => isOf(row, side)).map((row) => ({ row, read: readFor(row, side) })));
  },
);

const levelsWithBars: readonly StudyLevel[] = ["vocational", "undergraduate", "graduate", "doctorate"];

/** The minima of a college for a level. What is counted on the other side is another way in, and no bar. */
export const thresholdsForLevel: (entry: GradeNeeded[], level: StudyLevel) => GradeThresholds = memoizeByList(
  (entry: GradeNeeded[], of) => {
    const level = of as StudyLevel;
    const side: Side = level === "graduate" || level === "doctorate" ? "degree" : "school";
    const isHeld = levelsWithBars.includes(level);
    const rows = entry.filter((row) => isHeld && (row.level ?? "undergraduate") === level);
    return gather(rows.map((row) => ({ row, read: isOf(row, side) ? readFor(row, side) : anotherWay })));
  },
);

export const hasThresholds = ({ minima, hasOtherWays }: GradeThresholds) =>
  hasOtherWays || Object.keys(minima).length > 0;

const anotherWay: ParsedMinimum = { minima: {}, hasOtherWays: true, asksMore: false };

function isOf(row: GradeNeeded, side: Side): boolean {
  if (systemsOfBoth.includes(row.system))
    return side === "school" || parseMinimum(row).minima.utme === undefined;
  return degreeSystems.includes(row.system) === (side === "degree");
}

function readFor(row: GradeNeeded, side: Side): ParsedMinimum {
  const read = parseMinimum(row);
  const bars = Object.entries(read.minima).filter(
    ([measure]) => (measure === "degree") === (side === "degree"),
  );
  return { ...read, minima: Object.fromEntries(bars) };
}

/** Five passes of the UCE stand beside the UACE's principal passes, not instead of them. */
function gather(read: { row: GradeNeeded; read: ParsedMinimum }[]): GradeThresholds {
  const hasUace = read.some(({ row }) => row.system === "UACE");
  const gathered: GradeThresholds = { minima: {}, hasOtherWays: false, asksMore: false, rows: [] };
  for (const { row, read: one } of read) {
    if (row.system === "UCE" && hasUace) continue;
    for (const [measure, least] of Object.entries(one.minima) as [Measure, number][])
      gathered.minima[measure] = lower(measure, gathered.minima[measure] ?? least, least);
    gathered.hasOtherWays ||= one.hasOtherWays;
    gathered.asksMore ||= one.asksMore;
    if (one.hasOtherWays || Object.keys(one.minima).length > 0) gathered.rows.push(row);
  }
  return gathered;
}

/** An aggregate is the better the smaller it is. */
const lower = (measure: Measure, one: number, other: number) =>
  measure === "aggregate" ? Math.max(one, other) : Math.min(one, other);

/** How somebody's results stand to one measure. Null: no result to compare. */
export type MinimumOutcome = "met" | "unsure" | "below" | null;

export function compareWithMinimum(
  measure: Measure,
  least: number,
  standing: AcademicStanding,
): MinimumOutcome {
  switch (measure) {
    case "credits":
      return holdCredits(least, standing);
    case "degree":
      return holdDegree(least, standing);
    case "aggregate":
      return standing.aggregate === null ? null : standing.aggregate <= least ? "met" : "below";
    default: {
      const own = standing[measure];
      return own === null ? null : own >= least ? "met" : "below";
    }
  }
}

function holdCredits(
  least: number,
  { credits, hasCreditInEnglishAndMaths }: AcademicStanding,
): MinimumOutcome {
  if (credits === null) return null;
  if (credits < Math.floor(least / 2)) return "below";
  if (least % 2 === 0 || hasCreditInEnglishAndMaths) return "met";
  return hasCreditInEnglishAndMaths === null ? "unsure" : "below";
}

function holdDegree(least: number, { degree, degreeAtBest }: AcademicStanding): MinimumOutcome {
  if (degree !== null && degree >= least) return "met";
  if (degreeAtBest !== null && degreeAtBest >= least) return "unsure";
  return degree === null && degreeAtBest === null ? null : "below";
}
