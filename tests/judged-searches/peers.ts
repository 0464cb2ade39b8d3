import type { JudgedRecord } from "./judged-catalogue.ts";

type Peer = (q: string) => string[];

/** The columns that the specification searches, by tab. */
const columns = {
  scholarships: ["title", "description", "fieldOfStudy"],
  colleges: ["name", "description", "location"],
  internships: ["title", "company", "description"],
} as Record<string, string[]>;

/** Every word stands in one of the columns; newest first, a tab after the other. */
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

/** MiniSearch over every text of a record, set as its authors advise. Null where the package is not there. */
export async function miniSearch(records: JudgedRecord[]): Promise<Peer | null> {
  const name = "minisearch";
  const found = await import(name).catch(() => null);
  if (!found) return null;
  const fields = [...new Set(records.flatMap(({ texts }) => Object.keys(texts)))];
  const names = new Map(records.map((record) => [record.id, record.name]));
  const index = new found.default({
    fields,
    searchOptions: { boost: { title: 3, name: 3, aliases: 3 }, prefix: true, fuzzy: 0.2 },
    extractField: (record: JudgedRecord, field: string) =>
      field === "id" ? record.id : (record.texts[field] ?? ""),
  });
  index.addAll(records);
  return (q) => index.search(q).map(({ id }: { id: string }) => names.get(id) ?? "");
}
