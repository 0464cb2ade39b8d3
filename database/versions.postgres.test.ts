import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { secret, testDatabase } from "#tests/support/database.ts";
import { openSilentLine } from "#tests/support/silent-line.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import {
  catalogueChanges,
  events,
  matchChanges,
  scholarships,
  searchTags,
  searchWords,
} from "./schema/index.ts";
import { asWorker } from "./viewer.ts";

const url = inject("databaseUrl");
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
    await asOwner(async (own) => {
      for (const table of [events, catalogueChanges]) await own.delete(table);
    });
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
      for (const table of [scholarships, searchWords, searchTags, catalogueChanges, matchChanges])
        await own.delete(table);
    });
  }
});

test("a database that fell silent says nothing, and when it speaks again it is heard", async () => {
  const line = await openSilentLine(url);
  const { versions, close } = await openPostgres({ url: line.url, secret }, { silence: 500 });
  expect(await versions.read()).not.toBeNull();
  line.fallSilent();
  expect(await versions.read()).toBeNull();
  line.speakAgain();
  let heard = await versions.read();
  while (!heard) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    heard = await versions.read();
  }
  expect(heard.size).toBeGreaterThan(0);
  await close();
  await line.close();
});
