import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { amountUnknown } from "#app/catalogue/kinds/words.ts";
import { kinds } from "#database/schema/lists.ts";
import { holds, type Measure, measures, ruleOf } from "../gaps/measures.ts";
import type { Starter } from "./read-starter.server.ts";

/** How well a part of the catalogue is known: numbers of records. */
interface ReportLine extends Record<Measure, number> {
  kind: Kind;
  /** The file's name: a country, or where the rest lies. */
  where: string;
  records: number;
}

/** One line for each file of the starter catalogue. */
export function reportStarter({ records }: Starter, today: string): ReportLine[] {
  return kinds.flatMap((kind) => {
    const places = [...new Set(records[kind].map(({ where }) => where))];
    return places.map((where) => {
      const own = records[kind].filter((one) => one.where === where);
      const counted = measures.map((name) => [
        name,
        own.filter(({ values }) => holds(ruleOf(name, kind), values, today)).length,
      ]);
      return { kind, where, records: own.length, ...Object.fromEntries(counted) } as ReportLine;
    });
  });
}

/** Cards on which nothing decides are counted, not shared out. */
const columns = measures.filter((name) => name !== "card");

/** As a table for a page or a terminal, with a sum for each kind. */
export function reportInWords(lines: ReportLine[]): string {
  const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);
  const row = (line: ReportLine) =>
    `| ${line.kind} | ${line.where} | ${line.records} | ${columns.map((name) => share(line[name], line.records)).join(" | ")} | ${line.records - line.card} |`;
  const sums = kinds.map((kind): ReportLine => {
    const own = lines.filter((line) => line.kind === kind);
    const sum = (name: Measure | "records") => own.reduce((total, line) => total + line[name], 0);
    const counted = measures.map((name) => [name, sum(name)]);
    const all = { kind, where: "all", records: sum("records") };
    return { ...all, ...Object.fromEntries(counted) } as ReportLine;
  });
  return [
    `| kind | where | records | cycle | money | who may apply | documents | deep link | link beyond a homepage | a page as source | dated or checked within a year | cards that say “${amountUnknown}” |`,
    "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ...lines.map(row),
    ...sums.map(row),
  ].join("\n");
}
