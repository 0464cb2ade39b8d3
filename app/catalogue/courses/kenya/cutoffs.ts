/** Cluster points of the last applicant who was placed, by KCSE year. */
export interface Cutoff {
  year: number;
  points: number;
  /** The lowest possible figure of that year: the programme took everyone who qualified. */
  tookEveryone: boolean;
}

type CutoffChance = "likely" | "possible" | "stretch" | "unlikely";

/** Only the last three years count, because cut-offs change. */
const recentYears = 3;
/** Points short of the lowest recent cut-off at which a programme is still a stretch. */
const stretchPoints = 1;

const recentCutoffs = (cutoffs: readonly Cutoff[], latestYear: number): Cutoff[] =>
  cutoffs.filter(({ year }) => year > latestYear - recentYears).sort((a, b) => b.year - a.year);

/** Null if no recent cut-off is known: the programme is new, took everyone, or wasn't offered. */
export function chanceOf(
  points: number,
  cutoffs: readonly Cutoff[],
  latestYear: number,
): CutoffChance | null {
  const needed = recentCutoffs(cutoffs, latestYear).map((cutoff) =>
    cutoff.tookEveryone ? 0 : cutoff.points,
  );
  if (needed.length === 0) return null;
  if (points >= Math.max(...needed)) return "likely";
  if (points >= Math.min(...needed)) return "possible";
  return Math.min(...needed) - points < stretchPoints ? "stretch" : "unlikely";
}
