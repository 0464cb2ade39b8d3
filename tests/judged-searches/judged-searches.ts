import { readFileSync } from "node:fs";
import type { Kind } from "#app/opportunities/kinds.ts";
import { kinds } from "#database/schema/lists.ts";

/** A search as somebody types it, and what answers it: "scholarships/chevening-scholarship" and how well, 2 or 1. */
export interface JudgedSearch {
  q: string;
  /** Where it would be typed. */
  from: string;
  /** The lexicon was grown with the first lot in view; each later one was judged before it was ever asked. */
  lot: 1 | 2 | 3 | 4 | 5 | 6;
  grades: Map<string, number>;
}

interface Written {
  searches: { q: string; from: string; good: string[]; near: string[] }[];
  /** Answers that several searches share, by a name that begins with their kind. */
  lists: Record<string, string[]>;
}

/**
 * Judged by reading the starter catalogue, never by what a search of ours finds. "colleges/*" stands for every one of the kind,
 * and "= colleges for nursing" for a list.
 */
export const readJudgedSearches = (everyRecord: string[]): JudgedSearch[] => [
  ...readLot(1, "searches.json", everyRecord),
  ...readLot(2, "second-lot.json", everyRecord),
  ...readLot(3, "third-lot.json", everyRecord),
  ...readLot(4, "fourth-lot.json", everyRecord),
  ...readLot(5, "fifth-lot.json", everyRecord),
  ...readLot(6, "sixth-lot.json", everyRecord),
];

function readLot(lot: JudgedSearch["lot"], file: string, everyRecord: string[]): JudgedSearch[] {
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
  return searches.map(({ q, from, good, near }) => ({
    q,
    from,
    lot,
    grades: new Map(
      [
        ...near.flatMap(expand).map((record) => [record, 1] as const),
        ...good.flatMap(expand).map((record) => [record, 2] as const),
      ].filter(([record]) => known.has(record)),
    ),
  }));
}
