import type { Standing } from "#app/catalogue/grades/academic-standing.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import type { StudyLevel } from "./applicant.ts";
import { type Measure, type Reading, readGrade } from "./parse-minimum.ts";
import { rememberList } from "./memoize.ts";

/** School leavers are held against one, graduates against the other. */
type Side = "school" | "degree";

/** All minima of one side together: who reaches the lowest of any measure has reached them. */
export interface Bars extends Reading {
  /** As they were written. */
  rows: GradeNeeded[];
}

const degreeSystems: readonly string[] = ["CGPA5", "CGPA4", "CGPA7", "DEGREE_CLASS"];
const systemsOfBoth: readonly string[] = ["PERCENT", "OTHER"];

/** The minima of an award or of work. */
export const barsOf: (grades: GradeNeeded[], side: Side) => Bars = rememberList(
  (grades: GradeNeeded[], of) => {
    const side = of as Side;
    return gather(grades.filter((row) => isOf(row, side)).map((row) => ({ row, read: readFor(row, side) })));
  },
);

const levelsWithBars: readonly StudyLevel[] = ["vocational", "undergraduate", "graduate", "doctorate"];

/** The minima of a college for a level. What is counted on the other side is another way in, and no bar. */
export const barsForLevel: (entry: GradeNeeded[], level: StudyLevel) => Bars = rememberList(
  (entry: GradeNeeded[], of) => {
    const level = of as StudyLevel;
    const side: Side = level === "graduate" || level === "doctorate" ? "degree" : "school";
    const isHeld = levelsWithBars.includes(level);
    const rows = entry.filter((row) => isHeld && (row.level ?? "undergraduate") === level);
    return gather(rows.map((row) => ({ row, read: isOf(row, side) ? readFor(row, side) : anotherWay })));
  },
);

export const hasBars = ({ bars, hasOtherWays }: Bars) => hasOtherWays || Object.keys(bars).length > 0;

const anotherWay: Reading = { bars: {}, hasOtherWays: true, asksMore: false };

function isOf(row: GradeNeeded, side: Side): boolean {
  if (systemsOfBoth.includes(row.system)) return side === "school" || readGrade(row).bars.utme === undefined;
  return degreeSystems.includes(row.system) === (side === "degree");
}

function readFor(row: GradeNeeded, side: Side): Reading {
  const read = readGrade(row);
  const bars = Object.entries(read.bars).filter(
    ([measure]) => (measure === "degree") === (side === "degree"),
  );
  return { ...read, bars: Object.fromEntries(bars) };
}

/** Five passes of the UCE stand beside the UACE's principal passes, not instead of them. */
function gather(read: { row: GradeNeeded; read: Reading }[]): Bars {
  const hasUace = read.some(({ row }) => row.system === "UACE");
  const gathered: Bars = { bars: {}, hasOtherWays: false, asksMore: false, rows: [] };
  for (const { row, read: one } of read) {
    if (row.system === "UCE" && hasUace) continue;
    for (const [measure, least] of Object.entries(one.bars) as [Measure, number][])
      gathered.bars[measure] = lower(measure, gathered.bars[measure] ?? least, least);
    gathered.hasOtherWays ||= one.hasOtherWays;
    gathered.asksMore ||= one.asksMore;
    if (one.hasOtherWays || Object.keys(one.bars).length > 0) gathered.rows.push(row);
  }
  return gathered;
}

/** An aggregate is the better the smaller it is. */
const lower = (measure: Measure, one: number, other: number) =>
  measure === "aggregate" ? Math.max(one, other) : Math.min(one, other);

/** How somebody's results stand to one measure. Null: no result to compare. */
export type Held = "met" | "unsure" | "below" | null;

export function hold(measure: Measure, least: number, standing: Standing): Held {
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

function holdCredits(least: number, { credits, hasCreditInEnglishAndMaths }: Standing): Held {
  if (credits === null) return null;
  if (credits < Math.floor(least / 2)) return "below";
  if (least % 2 === 0 || hasCreditInEnglishAndMaths) return "met";
  return hasCreditInEnglishAndMaths === null ? "unsure" : "below";
}

function holdDegree(least: number, { degree, degreeAtBest }: Standing): Held {
  if (degree !== null && degree >= least) return "met";
  if (degreeAtBest !== null && degreeAtBest >= least) return "unsure";
  return degree === null && degreeAtBest === null ? null : "below";
}
