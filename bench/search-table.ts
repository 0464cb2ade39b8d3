import { oldRule, type Timings } from "./search-kinds.ts";

interface Column {
  name: string;
  timings: Timings;
}

/**
 * Side by side: the least and the median work of a processor and the least time that went by, in milliseconds; how many times the
 * smallest catalogue's, and how many times the plain rule's. Both compare the least work: what else a machine does adds to the others.
 */
export function printComparison(columns: Column[]): void {
  const [smallest] = columns;
  if (!smallest) return;
  const heads = columns.map(({ name }) => `${name}: work  median  passed  × size  × rule`.padStart(52));
  console.log(`\n${"".padEnd(28)}${heads.join("")}`);
  for (const kind of smallest.timings.keys()) {
    if (kind.endsWith(oldRule)) continue;
    const cells = columns.map(({ timings }) => {
      const work = leastWork(timings, kind);
      const times = [
        work,
        median(timings.get(kind)?.worked),
        least(timings.get(kind)?.passed),
        work / leastWork(smallest.timings, kind),
        work / leastWork(timings, `${kind}${oldRule}`),
      ];
      return times.map((one) => (Number.isFinite(one) ? one.toFixed(1) : "–").padStart(8)).join("");
    });
    console.log(`${kind.padEnd(28)}${cells.map((cell) => cell.padStart(52)).join("")}`);
  }
}

const leastWork = (timings: Timings, kind: string) => least(timings.get(kind)?.worked);

const least = (runs: number[] = []): number => (runs.length > 0 ? Math.min(...runs) : Number.NaN);

const median = (runs: number[] = []): number =>
  runs.toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
