import type { Timings } from "./search-kinds.ts";

/** Median and p95 in milliseconds, side by side, and how many times the smallest catalogue's the largest one's are. */
export function printComparison(columns: { name: string; timings: Timings }[]): void {
  const [smallest] = columns;
  if (!smallest) return;
  const heads = columns.map(({ name }, place) => `${name} median  p95${place > 0 ? "  ×" : ""}`.padStart(30));
  console.log(`\n${"".padEnd(28)}${heads.join("")}`);
  for (const [kind, first] of smallest.timings) {
    const cells = columns.map(({ timings }, place) => {
      const runs = timings.get(kind) ?? [];
      const times = place > 0 ? `  ${(quantile(runs, 0.5) / quantile(first, 0.5)).toFixed(1)}` : "";
      return `${quantile(runs, 0.5).toFixed(1)}  ${quantile(runs, 0.95).toFixed(1)}${times}`.padStart(30);
    });
    console.log(`${kind.padEnd(28)}${cells.join("")}`);
  }
}

function quantile(runs: number[], share: number): number {
  const sorted = [...runs].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
