import { readFileSync } from "node:fs";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/lists.ts";

/**
 * A search as a student types it, and its relevant records: "scholarships/chevening-scholarship" and their grade, 2 or
 * 1.
 */
export interface JudgedSearch {
  q: string;
  /** The tab it is typed on or, in later lots, the country of the student: "KE". */
  from: string;
  /** That country, if it is one of ours. */
  home: string | null;
  /** The lexicon was extended with the first lot in view; each later lot was judged before its first run. */
  lot: number;
  /** What it tests, such as "not"; "" in the first eight lots. */
  about: string;
  grades: Map<string, number>;
  /** Excluded records: one of these among the first five is a failure. */
  unwanted: Set<string>;
}

interface Written {
  searches: { q: string; from: string; class?: string; good: string[]; near: string[]; bad?: string[] }[];
  /** Relevant records that several searches share, by a name that starts with their kind. */
  lists: Record<string, string[]>;
}

/**
 * Judged by reading the starter catalogue, never by what our search finds. "colleges/*" means every record of the
 * kind, and "= colleges for nursing" a shared list.
 */
export const readJudgedSearches = (everyRecord: string[]): JudgedSearch[] =>
  lots.flatMap((file, place) => readLot(place + 1, file, everyRecord));

const lots = [
  "searches.json",
  "second-lot.json",
  "third-lot.json",
  "fourth-lot.json",
  "fifth-lot.json",
  "sixth-lot.json",
  "seventh-lot.json",
  "eighth-lot.json",
  "ninth-lot.json",
  "tenth-lot.json",
  "eleventh-lot.json",
  "twelfth-lot.json",
  "thirteenth-lot.json",
  "fourteenth-lot.json",
  "fifteenth-lot.json",
  "sixteenth-lot.json",
  "seventeenth-lot.json",
  "eighteenth-lot.json",
  "nineteenth-lot.json",
  "twentieth-lot.json",
  "twenty-first-lot.json",
  "twenty-second-lot.json",
  "twenty-third-lot.json",
  "twenty-fourth-lot.json",
  "twenty-fifth-lot.json",
  "twenty-sixth-lot.json",
];

const countryOf: Record<string, string> = {
  KE: "Kenya",
  NG: "Nigeria",
  GH: "Ghana",
  ET: "Ethiopia",
  UG: "Uganda",
};

function readLot(lot: number, file: string, everyRecord: string[]): JudgedSearch[] {
  const { searches, lists } = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as Written;
  const known = new Set(everyRecord);
  const ofKind = (kind: Kind) => everyRecord.filter((record) => record.startsWith(`${kind}/`));
  const expand = (answer: string) => {
    const kind = kinds.find((one) => answer === `${one}/*`);
    if (kind) return ofKind(kind);
    if (!answer.startsWith("= ")) return [answer];
    const name = answer.slice(2);
    return (lists[name] ?? []).map((key) => `${name.split(" ", 1)[0]}/${key}`);
  };
  return searches.map(({ q, from, class: about = "", good, near, bad = [] }) => ({
    q,
    from,
    home: countryOf[from] ?? null,
    lot,
    about,
    unwanted: new Set(bad.flatMap(expand)),
    grades: new Map(
      [
        ...near.flatMap(expand).map((record) => [record, 1] as const),
        ...good.flatMap(expand).map((record) => [record, 2] as const),
      ].filter(([record]) => known.has(record)),
    ),
  }));
}
