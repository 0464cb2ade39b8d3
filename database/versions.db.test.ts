import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { writtenByTriggers } from "#tests/support/catalogue.ts";
import { secret, testDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { openSilentLine } from "#tests/support/silent-line.ts";
import type { Database } from "./database.ts";
import { openFreshness } from "./freshness.ts";
import { openPostgres } from "./open-postgres.ts";
import { owner as ownerRole } from "./roles.ts";
import { catalogueChanges, events, scholarships } from "./schema/index.ts";
import { openVersionsOnPostgres } from "./versions-on-postgres.ts";
import { asWorker } from "./viewer.ts";

const url = await testDatabaseUrl();
const fair = { title: "Fair", eventDate: "2030-01-01" };

test("a change is seen by whoever asks after it, on another server too, and by nobody before", async () => {
  const { asOwner } = await testDatabase();
  const other = await openPostgres({ url, secret });
  try {
    const before = await other.versions.read();
    expect(await other.versions.read()).toBe(before);
    await asOwner(async (own) => {
      await own.transaction(async (inner) => {
        await inner.insert(events).values(fair);
        expect(await other.versions.read()).toBe(before);
      });
    });
    const after = await other.versions.read();
    expect(after?.get("events")).not.toBe(before?.get("events"));
    expect(after?.get("colleges")).toBe(before?.get("colleges"));
    expect(await other.versions.read()).toBe(after);
  } finally {
    await other.close();
    await forgetEvents();
  }
});

test("two who change the same table at once do not wait for each other, and each is seen when it is done", async () => {
  const { db, versions, asOwner } = await testDatabase();
  const read = async () => Number((await versions.read())?.get("scholarships") ?? 0);
  const add = async (own: Database) => {
    await own.execute(sql`set local lock_timeout = '2s'`);
    await own.insert(scholarships).values({ title: "Law" });
  };
  try {
    const before = await read();
    await asWorker(db, async (one) => {
      await add(one);
      await asWorker(db, add);
      expect(await read()).toBe(before + 1);
      await add(one);
    });
    expect(await read()).toBe(before + 2);
  } finally {
    await asOwner(async (own) => {
      for (const table of [scholarships, ...writtenByTriggers]) await own.delete(table);
    });
  }
});

describe("for some milliseconds after it was asked", () => {
  const addFair = "insert into events (title, event_date) values ('Fair', '2030-01-01')";

  /** One whose time stands still until it is moved. */
  function aReader() {
    const clock = { now: 0 };
    const versions = openVersionsOnPostgres(
      () => url,
      openFreshness(),
      () => clock.now,
    );
    return { clock, versions };
  }

  test("nothing can change, so it is not asked again", async () => {
    const { clock, versions } = aReader();
    const isKnown = () => !(versions.read() instanceof Promise);
    const askUntilKnown = async () => {
      while (!isKnown()) await versions.read();
    };
    await askUntilKnown();
    clock.now += 11.9;
    expect(isKnown()).toBe(true);
    clock.now += 20;
    expect(isKnown()).toBe(false);
    await askUntilKnown();
    await versions.close();
  });

  test("a change that is coming is known of when its work is done, and asked for until it has come", async () => {
    const { clock, versions } = aReader();
    const before = await versions.ask();
    await withOwner(async (owner) => {
      await owner.query("begin");
      await owner.query(addFair);
      clock.now += 20;
      expect(versions.read()).toBeInstanceOf(Promise);
      await versions.ask();
      expect(versions.read()).toBe(before);
      // As the end of a transaction does.
      await owner.query("set constraints all immediate");
      clock.now += 20;
      expect(versions.read()).toBeInstanceOf(Promise);
      expect((await versions.read())?.get("events")).toBe(before?.get("events"));
      expect(versions.read()).toBeInstanceOf(Promise);
      await owner.query("commit");
    });
    expect((await versions.read())?.get("events")).not.toBe(before?.get("events"));
    await versions.close();
    await forgetEvents();
  });

  test("no change is missed", async () => {
    const other = await openPostgres({ url, secret });
    const read = async () => Number((await other.versions.read())?.get("events") ?? 0);
    await withOwner(async (owner) => {
      for (const _ of Array(10)) {
        const before = await read();
        await owner.query(addFair);
        expect(await read()).toBe(before + 1);
      }
    });
    await other.close();
    await forgetEvents();
  });
});

test("a database that fell silent says nothing, and when it speaks again it is heard", async () => {
  const line = await openSilentLine(url);
  const { versions, close } = await openPostgres({ url: line.url, secret }, { queryTimeout: 500 });
  expect(await versions.read()).not.toBeNull();
  line.fallSilent();
  // For as long as it has said that nothing can change, it is not asked.
  await expect.poll(() => versions.read(), { timeout: 10_000 }).toBeNull();
  line.speakAgain();
  await expect.poll(async () => (await versions.read())?.size, { timeout: 10_000 }).toBeGreaterThan(0);
  await close();
  await line.close();
});

/** On a line that is open already, so that a change is done as soon as it can be. */
async function withOwner(work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(`set role ${ownerRole}`);
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}

async function forgetEvents(): Promise<void> {
  const { asOwner } = await testDatabase();
  await asOwner(async (own) => {
    for (const table of [events, catalogueChanges]) await own.delete(table);
  });
}
