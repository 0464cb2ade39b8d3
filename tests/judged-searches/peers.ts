import MiniSearch from "minisearch";
import type { JudgedRecord } from "./judged-catalogue.ts";

type Peer = (q: string) => string[];

/** The columns that the specification searches, by tab. */
const columns = {
  scholarships: ["title", "description", "fieldOfStudy"],
  colleges: ["name", "description", "location"],
  internships: ["title", "company", "description"],
} as Record<string, string[]>;

/** Every word occurs in one of the columns; newest first, one tab after the other. */
export function plainContains(records: JudgedRecord[]): Peer {
  const texts = records.map(({ name, texts }) => ({
    name,
    text: (columns[name.split("/", 1)[0] ?? ""] ?? [])
      .map((column) => texts[column]?.toLowerCase())
      .join("\n"),
  }));
  return (q) => {
    const words = q.toLowerCase().split(/\s+/);
    return texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ name }) => name);
  };
}

/**
 * MiniSearch over every text of a record, configured as its authors advise: names are boosted, prefixes and typing
 * errors match.
 */
export function miniSearch(records: JudgedRecord[]): Peer {
  const names = new Map(records.map((record) => [record.id, record.name]));
  const index = new MiniSearch<JudgedRecord>({
    fields: [...new Set(records.flatMap(({ texts }) => Object.keys(texts)))],
    searchOptions: { boost: { title: 3, name: 3, aliases: 3 }, prefix: true, fuzzy: 0.2 },
    extractField: (record, field) => (field === "id" ? record.id : (record.texts[field] ?? "")),
  });
  index.addAll(records);
  return (q) => index.search(q).map(({ id }) => names.get(id) ?? "");
}
