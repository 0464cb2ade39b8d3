import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { nextPublication } from "../next-publication.ts";
import { queryRows } from "../query-rows.ts";

/** The type of a statement-level trigger after any change of rows: insert 4, delete 8, update 16, truncate 32. */
const anyChange = 4 + 8 + 16 + 32;

test("every table that visitors may read has a trigger that notifies of changes", async ({ db }) => {
  const open = await queryRows<{ name: string; kind: number | null }>(
    db,
    sql`select distinct relname as name, tgtype::int as kind from pg_policy
      join pg_class on pg_class.oid = polrelid
      left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'notify_table_change'::regproc and tgenabled <> 'D'
      where relnamespace = 'public'::regnamespace and polcmd in ('r', '*')
        and 'fursa_visitor'::regrole = any (polroles) order by relname`,
  );
  expect(open.length).toBeGreaterThan(18);
  const silent = open.filter(({ kind }) => kind !== anyChange).map(({ name }) => name);
  expect(silent, "give it a trigger in database/functions/notify_table_change.sql").toEqual([]);
});

test("the time of the next scheduled article is known, although nobody may read the article yet", async ({
  db,
}) => {
  expect(await nextPublication(db, 0)).toBeNull();
  await db.execute(
    sql`insert into blog_posts (slug, title, content, published_at) values ('soon', 'Soon', 'x', now() + interval '90 seconds')`,
  );
  expect(await nextPublication(db, 0)).toBe(90);
  await db.execute(sql`update blog_posts set published_at = now() - interval '5 seconds'`);
  expect(await nextPublication(db, 4)).toBeNull();
  expect(await nextPublication(db, 6)).toBe(-5);
});
