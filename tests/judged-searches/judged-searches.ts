import { readFileSync } from "node:fs";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/lists.ts";

/** A search as somebody types it, and what answers it: "scholarships/chevening-scholarship" and how well, 2 or 1. */
export interface JudgedSearch {
  q: string;
  /** Where it would be typed. */
  from: string;
  /** The lexicon was grown with the first lot in view; each later one was judged before it was ever asked. */
  lot: number;
  /** What it is a test of, such as "not"; "" in the first eight lots. */
  about: string;
  grades: Map<string, number>;
  /** What was said not to be wanted: one of these among the first five is a failure. */
  unwanted: Set<string>;
}

interface Written {
  searches: { q: string; from: string; class?: string; good: string[]; near: string[]; bad?: string[] }[];
  /** Answers that several searches share, by a name that begins with their kind. */
  lists: Record<string, string[]>;
}

/**
 * Judged by reading the starter catalogue, never by what a search of ours finds. "colleges/*" stands for every one of the kind,
 * and "= colleges for nursing" for a list.
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
];

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
