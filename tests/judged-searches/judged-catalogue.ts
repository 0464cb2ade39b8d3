import { asc, desc } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships, starterRecords } from "#database/schema/index.ts";

/** A record of the starter catalogue with its texts, named as in the judged searches. */
export interface JudgedRecord {
  id: string;
  /** "colleges/university-of-nairobi" */
  name: string;
  texts: Record<string, string>;
  aliases: string[];
  /** The names of its programmes. */
  programmes: string[];
}

/** What visitors can find of the starter catalogue: newest first, one tab after the other. */
export async function readJudgedCatalogue(db: Database): Promise<JudgedRecord[]> {
  const keys = new Map(
    (await db.select().from(starterRecords).orderBy(asc(starterRecords.key))).map((row) => [
      row.recordId,
      `${row.kind}/${row.key}`,
    ]),
  );
  const rows = [
    ...(await db.select().from(scholarships).orderBy(desc(scholarships.createdAt))),
    ...(await db.select().from(colleges).orderBy(desc(colleges.createdAt))),
    ...(await db.select().from(internships).orderBy(desc(internships.createdAt))),
  ];
  return rows.map((row) => ({
    id: row.id,
    name: keys.get(row.id) ?? "",
    texts: textsOf(row),
    aliases: row.aliases,
    programmes: "programmes" in row ? row.programmes.map(({ name }) => name) : [],
  }));
}

const textsOf = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (keptColumns.has(column)) return [];
      if (typeof value === "string") return [[column, value]];
      if (column === "programmes")
        return [[column, (value as { name: string }[]).map(({ name }) => name).join(" ")]];
      return Array.isArray(value) ? [[column, value.join(" ")]] : [];
    }),
  );

/** The columns and addresses that the database computes. */
const keptColumns = new Set(["id", "searchText", "plainTitle", "listedUntil"]);
