import type { JudgedSearch } from "./judged-searches.ts";

interface Quality {
  /** The share of searches without any result. */
  none: number;
  /** The share with a relevant record, and no excluded one, among the first five. */
  successAt5: number;
  /** nDCG of the first ten. */
  ndcgAt10: number;
  /** The failures, in words. */
  failed: string[];
}

/** The results of each search, in order. */
export function measureQuality(searches: JudgedSearch[], answers: string[][]): Quality {
  const mean = (measure: (search: JudgedSearch, found: string[]) => number) =>
    searches.reduce((sum, search, place) => sum + measure(search, answers[place] ?? []), 0) / searches.length;
  return {
    none: mean((_, found) => (found.length === 0 ? 1 : 0)),
    successAt5: mean((search, found) => (isSuccess(search, found) ? 1 : 0)),
    ndcgAt10: mean(ndcgAt10),
    failed: searches.filter((search, place) => !isSuccess(search, answers[place] ?? [])).map(({ q }) => q),
  };
}

function isSuccess({ grades, unwanted }: JudgedSearch, found: string[]): boolean {
  const first = found.slice(0, 5);
  return first.some((record) => grades.get(record) === 2) && !first.some((record) => unwanted.has(record));
}

function ndcgAt10({ grades }: JudgedSearch, found: string[]): number {
  const ideal = gainOf([...grades.values()].sort((one, other) => other - one));
  return ideal > 0 ? gainOf(found.map((record) => grades.get(record) ?? 0)) / ideal : 0;
}

/** Discounted cumulative gain: a grade of 2 counts three, a grade of 1 counts one. */
const gainOf = (grades: number[]) =>
  grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
