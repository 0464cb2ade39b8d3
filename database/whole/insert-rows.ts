import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { isJson, quoteName, type Table } from "./tables.ts";

/** Writes rows that are JSON objects, as they are read by `readWhole`. */
export async function insertRows(db: Database, { name, columns }: Table, rows: string[]): Promise<void> {
  const names = columns.map((column) => quoteName(column.name));
  const typed = columns.map((column, index) => `${names[index]} ${isJson(column) ? "text" : column.type}`);
  const values = columns.map((column, index) => names[index] + (isJson(column) ? `::${column.type}` : ""));
  await db.execute(
    sql`insert into ${sql.raw(name)} (${sql.raw(names.join(", "))}) overriding system value
      select ${sql.raw(values.join(", "))}
      from json_to_recordset(${`[${rows.join(",")}]`}::json) as entry (${sql.raw(typed.join(", "))})`,
  );
}
