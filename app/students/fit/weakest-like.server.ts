import type { Measure } from "#app/catalogue/eligibility/read-grade.ts";
import type { Standing } from "#app/catalogue/grades/worth.ts";
import { gradeLayout } from "#database/schema/fit-bits.ts";

/** All bars of some opportunities, each measure's from the lowest. */
export type BarsOf = Record<Measure, number[]>;

const measures = [
  "kcse",
  "credits",
  "aggregate",
  "utme",
  "principalPasses",
  "percent",
  "degree",
] as const satisfies Measure[];

/** What lies in their columns of minima. */
export function collectBars(columns: Iterable<bigint>): BarsOf {
  const different = [...new Set(columns)];
  const bars = measures.map((measure) => {
    const { first, bits } = gradeLayout[measure];
    const found = different.map((column) => Number(BigInt.asUintN(bits, column >> BigInt(first))));
    // A bar of credits is twice as high, and one more where it asks for English and Maths.
    const heights = measure === "credits" ? found.filter(Boolean).map((bar) => bar >> 1) : found;
    return [measure, [...new Set(heights)].sort((one, other) => one - other)];
  });
  return Object.fromEntries(bars);
}

/** The weakest results that stand to these bars just as somebody's own do: few bars make few differences between people. */
export function weakestLike(standing: Standing, bars: BarsOf): Standing {
  const weakest = { ...standing };
  for (const measure of measures) {
    const own = standing[measure];
    if (own === null) continue;
    // An aggregate is the better the smaller it is.
    weakest[measure] =
      measure === "aggregate"
        ? (bars.aggregate.find((bar) => bar >= own) ?? 2 ** gradeLayout.aggregate.bits - 1)
        : (bars[measure].findLast((bar) => bar <= own) ?? 0);
  }
  const { degreeAtBest } = standing;
  if (degreeAtBest !== null) weakest.degreeAtBest = bars.degree.findLast((bar) => bar <= degreeAtBest) ?? 0;
  return weakest;
}
