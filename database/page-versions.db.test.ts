import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { ask } from "./ask.ts";
import type { Database } from "./database.ts";
import { nextPublication } from "./next-publication.ts";
import { events, pageVersions, sponsoredListings } from "./schema/index.ts";

/** What it says of itself no page shows. */
const tellsOfOthers = "page_versions";

/** What a statement-level trigger after any change of any row has as its kind: insert 4, delete 8, update 16, truncate 32. */
const anyChange = 4 + 8 + 16 + 32;

test("every table that visitors may read says so when it is changed", async ({ db }) => {
  const open = await ask<{ name: string; kind: number | null }>(
    db,
    sql`select distinct relname as name, tgtype::int as kind from pg_policy
      join pg_class on pg_class.oid = polrelid
      left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'raise_version'::regproc and tgenabled <> 'D'
      where relnamespace = 'public'::regnamespace and polcmd in ('r', '*')
        and 'fursa_visitor'::regrole = any (polroles) and relname <> ${tellsOfOthers} order by relname`,
  );
  expect(open.length).toBeGreaterThan(20);
  const silent = open.filter(({ kind }) => kind !== anyChange).map(({ name }) => name);
  expect(silent, "give it a trigger in database/functions/raise_version.sql").toEqual([]);
});

describe("the version of a table", () => {
  test("is another after each way of changing it", async ({ db }) => {
    const seen = [await versionOf(db, "events")];
    const change = async (work: (own: Database) => Promise<unknown>) => {
      // Once in a transaction is enough, so each has to look like one of its own.
      await db.execute(sql`select set_config('fursa.raised_events', '', true)`);
      await work(db);
      seen.push(await versionOf(db, "events"));
    };
    await change((own) => own.insert(events).values({ title: "Fair", eventDate: "2030-01-01" }));
    await change((own) => own.update(events).set({ title: "Open day" }));
    await change((own) => own.delete(events));
    expect(new Set(seen).size).toBe(4);
  });

  test("is raised once in a transaction, however much is done in it", async ({ db }) => {
    const before = Number(await versionOf(db, "events"));
    for (const title of ["One", "Two", "Three"])
      await db.insert(events).values({ title, eventDate: "2030-01-01" });
    expect(Number(await versionOf(db, "events"))).toBe(before + 1);
  });

  test("is not another because a sponsored listing was seen", async ({ db }) => {
    await db
      .insert(sponsoredListings)
      .values({ title: "A", description: "B", targetUrl: "https://a.example" });
    await db.execute(sql`select set_config('fursa.raised_sponsored_listings', '', true)`);
    const before = await versionOf(db, "sponsored_listings");
    await db.execute(sql`select increment_sponsored_views(id) from sponsored_listings`);
    expect(await versionOf(db, "sponsored_listings")).toBe(before);
    await db.update(sponsoredListings).set({ isActive: false });
    expect(await versionOf(db, "sponsored_listings")).not.toBe(before);
  });
});

test("when the next article appears by itself is known, though nobody may read it yet", async ({ db }) => {
  expect(await nextPublication(db, 0)).toBeNull();
  await db.execute(
    sql`insert into blog_posts (slug, title, content, published_at) values ('soon', 'Soon', 'x', now() + interval '90 seconds')`,
  );
  expect(await nextPublication(db, 0)).toBe(90);
  await db.execute(sql`update blog_posts set published_at = now() - interval '5 seconds'`);
  expect(await nextPublication(db, 4)).toBeNull();
  expect(await nextPublication(db, 6)).toBe(-5);
});

async function versionOf(db: Database, topic: string): Promise<string> {
  const [found] = await ask<{ version: string }>(
    db,
    sql`select coalesce(sum(raised), 0)::text as version from ${pageVersions} where topic = ${topic}`,
  );
  return found?.version ?? "";
}
