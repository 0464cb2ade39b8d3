import { desc } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import type { KnownRecord } from "./named-records.ts";

/** More than any catalogue written by people; bounds the memory for a generated one. */
const most = 20_000;

/** The name and official address of every record, newest first. */
export async function listKnownRecords(db: Database): Promise<KnownRecord[]> {
  const nouns = [
    { kind: "scholarship", table: scholarships, name: scholarships.title, url: scholarships.applicationUrl },
    { kind: "college", table: colleges, name: colleges.name, url: colleges.websiteUrl },
    { kind: "internship", table: internships, name: internships.title, url: internships.applicationUrl },
  ] as const;
  const records: KnownRecord[] = [];
  for (const { kind, table, name, url } of nouns) {
    const rows = await db
      .select({ id: table.id, name, url })
      .from(table)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(most);
    records.push(...rows.map((row) => ({ kind, id: row.id, name: row.name, host: hostOf(row.url ?? "") })));
  }
  return records;
}

/** The host of an official page, without `www.`; empty without one. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}
