import type { Kind } from "#app/opportunities/kinds.ts";
import { amountUnknown } from "#app/opportunities/words.ts";
import type { Evidence, FeeRange, RecordValues } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { isEmpty } from "../is-empty.ts";
import type { Starter } from "./read-starter.server.ts";

/** How well a part of the catalogue is known: numbers of records. */
interface ReportLine {
  kind: Kind;
  /** The file's name: a country, or where the rest lies. */
  where: string;
  records: number;
  cycle: number;
  money: number;
  eligibility: number;
  documents: number;
  deepLink: number;
  page: number;
  fresh: number;
  /** Cards on which nothing decides: no money and no date in words. */
  vague: number;
}

const isSaid = (value: unknown) => !isEmpty(value);

const evidenceOf = (record: RecordValues) => (record.evidence ?? []) as Evidence[];

const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/** What a line counts, by its name; colleges are entered by grades, and pay nobody. */
const measures: Record<
  Exclude<keyof ReportLine, "kind" | "where" | "records">,
  (kind: Kind, record: RecordValues, today: string) => boolean
> = {
  cycle: (_, record) =>
    ["deadline", "application_deadline", "opens_on", "usual_opens", "usual_closes", "intakes"].some((name) =>
      isSaid(record[name]),
    ) || Boolean(record.is_rolling || record.has_ended),
  money: (kind, record) =>
    kind === "colleges"
      ? ((record.fees ?? []) as FeeRange[]).length > 0
      : isSaid(record.amount_value) ||
        (kind === "scholarships" ? isSaid(record.covers) : isSaid(record.is_paid)),
  eligibility: (kind, record) =>
    kind === "colleges"
      ? isSaid(record.entry) || isSaid(record.admission)
      : isSaid(record.citizens) && isSaid(record.finished),
  documents: (_, record) => isSaid(record.documents),
  deepLink: (_, record) => isSaid(record.call_url),
  page: (_, record) => evidenceOf(record).some(({ source }) => source !== "knowledge"),
  fresh: (_, record, today) =>
    evidenceOf(record).some(({ dated, checkedOn }) =>
      [dated, checkedOn].some((day) => day && day.slice(0, 10) >= yearBefore(today).slice(0, day.length)),
    ),
  vague: (kind, record) =>
    !isSaid(record[{ scholarships: "amount", colleges: "tuition_range", internships: "duration" }[kind]]),
};

/** One line for each file of the starter catalogue. */
export function reportStarter({ records }: Starter, today: string): ReportLine[] {
  return kinds.flatMap((kind) => {
    const places = [...new Set(records[kind].map(({ where }) => where))];
    return places.map((where) => {
      const own = records[kind].filter((one) => one.where === where);
      const counted = Object.entries(measures).map(([name, holds]) => [
        name,
        own.filter(({ values }) => holds(kind, values, today)).length,
      ]);
      return { kind, where, records: own.length, ...Object.fromEntries(counted) } as ReportLine;
    });
  });
}

const columns = ["cycle", "money", "eligibility", "documents", "deepLink", "page", "fresh"] as const;

/** As a table for a page or a terminal, with a sum for each kind. */
export function reportInWords(lines: ReportLine[]): string {
  const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);
  const row = (line: ReportLine) =>
    `| ${line.kind} | ${line.where} | ${line.records} | ${columns.map((name) => share(line[name], line.records)).join(" | ")} | ${line.vague} |`;
  const sums = kinds.map((kind): ReportLine => {
    const own = lines.filter((line) => line.kind === kind);
    const sum = (name: (typeof columns)[number] | "records" | "vague") =>
      own.reduce((total, line) => total + line[name], 0);
    const counted = columns.map((name) => [name, sum(name)]);
    const all = { kind, where: "all", records: sum("records"), vague: sum("vague") };
    return { ...all, ...Object.fromEntries(counted) } as ReportLine;
  });
  return [
    `| kind | where | records | cycle | money | who may apply | documents | deep link | a page as source | dated or checked within a year | cards that say “${amountUnknown}” |`,
    "|---|---|---|---|---|---|---|---|---|---|---|",
    ...lines.map(row),
    ...sums.map(row),
  ].join("\n");
}
