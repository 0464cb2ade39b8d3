import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { queryRows } from "#database/query-rows.ts";
import { testDatabase } from "./test-database.ts";

/** All files of a run share one database, so each file removes what it committed. */
async function tablesWithRows(): Promise<string[]> {
  const { asOwner } = await testDatabase();
  return asOwner(async (db) => {
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    );
    const looks = tables.map(
      ({ name }) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)})`,
    );
    return (await queryRows<{ name: string }>(db, sql.join(looks, sql` union all `))).map(({ name }) => name);
  });
}

let before: string[];
beforeAll(async () => {
  before = await tablesWithRows();
}, 180_000);
afterAll(async () => {
  expect(await tablesWithRows(), "tables that this file left rows in").toEqual(before);
});
