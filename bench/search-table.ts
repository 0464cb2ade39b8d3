import { oldRule, type Timings } from "./search-kinds.ts";

interface Column {
  name: string;
  timings: Timings;
}

/**
 * The least and the median in milliseconds, side by side; how many times the smallest catalogue's, and how many times the plain
 * rule's. Both compare the least: what else a machine does adds to the others.
 */
export function printComparison(columns: Column[]): void {
  const [smallest] = columns;
  if (!smallest) return;
  const heads = columns.map(({ name }) => `${name}: least  median  × size  × rule`.padStart(44));
  console.log(`\n${"".padEnd(28)}${heads.join("")}`);
  for (const kind of smallest.timings.keys()) {
    if (kind.endsWith(oldRule)) continue;
    const cells = columns.map(({ timings }) => {
      const grown = timesOf(timings.get(kind), smallest.timings.get(kind));
      const ofRule = timesOf(timings.get(kind), timings.get(`${kind}${oldRule}`));
      const times = [least(timings.get(kind)), median(timings.get(kind)), grown, ofRule];
      return times.map((one) => (Number.isFinite(one) ? one.toFixed(1) : "–").padStart(8)).join("");
    });
    console.log(`${kind.padEnd(28)}${cells.map((cell) => cell.padStart(44)).join("")}`);
  }
}

const timesOf = (one: number[] | undefined, other: number[] | undefined) => least(one) / least(other);

const least = (runs: number[] = []): number => (runs.length > 0 ? Math.min(...runs) : Number.NaN);

const median = (runs: number[] = []): number =>
  runs.toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
