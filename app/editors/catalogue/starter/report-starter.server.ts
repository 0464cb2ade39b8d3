import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { amountWords } from "#app/catalogue/kinds/words.ts";
import { kinds } from "#database/schema/lists.ts";
import { type GapMeasure, measures, meetsRule, ruleOf } from "../gaps/measures.ts";
import type { Starter } from "./read-starter.server.ts";

/** Number of records per measure in one file of the starter catalogue. */
interface CoverageLine extends Record<GapMeasure, number> {
  kind: Kind;
  /** The file's name. */
  region: string;
  records: number;
}

/** One line per file. */
export function reportStarter({ records }: Starter, today: string): CoverageLine[] {
  return kinds.flatMap((kind) => {
    const regions = [...new Set(records[kind].map(({ region }) => region))];
    return regions.map((region) => {
      const own = records[kind].filter((one) => one.region === region);
      const counted = measures.map((name) => [
        name,
        own.filter(({ values }) => meetsRule(ruleOf(name, kind), values, today)).length,
      ]);
      return { kind, region, records: own.length, ...Object.fromEntries(counted) } as CoverageLine;
    });
  });
}

/** Cards without an amount are counted, not shown as a share. */
const columns = measures.filter((name) => name !== "card");

/** A Markdown table with totals per kind. */
export function formatReport(lines: CoverageLine[]): string {
  const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);
  const row = (line: CoverageLine) =>
    `| ${line.kind} | ${line.region} | ${line.records} | ${columns.map((name) => share(line[name], line.records)).join(" | ")} | ${line.records - line.card} |`;
  const sums = kinds.map((kind): CoverageLine => {
    const own = lines.filter((line) => line.kind === kind);
    const sum = (name: GapMeasure | "records") => own.reduce((total, line) => total + line[name], 0);
    const counted = measures.map((name) => [name, sum(name)]);
    const all = { kind, region: "all", records: sum("records") };
    return { ...all, ...Object.fromEntries(counted) } as CoverageLine;
  });
  return [
    `| kind | where | records | cycle | money | who may apply | documents | deep link | link beyond a homepage | a page as source | dated or checked within a year | cards that say “${amountWords.unknown}” |`,
    "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ...lines.map(row),
    ...sums.map(row),
  ].join("\n");
}
