import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { openCuttableLine } from "#tests/support/database/cuttable-connection.ts";
import { pgbouncer, startPgbouncer } from "#tests/support/database/pgbouncer.ts";
import { emptyDatabase } from "#tests/support/database/server-database.ts";
import { openSilentLine } from "#tests/support/database/silent-connection.ts";
import { secret, testPostgres } from "#tests/support/database/test-database.ts";
import { openPostgres } from "../connection/open-postgres.ts";
import type { OpenDatabase } from "../database.ts";

const postgres = testPostgres();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(url: string, more: { listenUrl?: string } = {}): Promise<OpenDatabase> {
  const database = await openPostgres({ url, secret, ...more });
  closing.push(database.close);
  await database.changes.listen();
  return database;
}

let databases = 0;
function newDatabase(): Promise<string> {
  databases += 1;
  return postgres.createDatabase(`fursa_changes_${process.pid}_${databases}`, emptyDatabase);
}

const addEvent = (database: OpenDatabase) =>
  database.asOwner((db) =>
    db.execute(sql`insert into events (title, event_date) values ('Fair', '2030-01-01')`),
  );
const versionOf = ({ changes }: OpenDatabase) => changes.version(["events"]);

describe("the version of a table", () => {
  test("changes for the next statement after a change, here and on another server, for that table only", async () => {
    const url = await newDatabase();
    const [one, other] = [await open(url), await open(url)];
    for (let round = 0; round < 10; round += 1) {
      const before = [versionOf(one), versionOf(other), one.changes.version(["colleges"])];
      expect([versionOf(one), versionOf(other)]).toEqual(before.slice(0, 2));
      await addEvent(one);
      await one.changes.settle();
      expect(versionOf(one)).not.toBe(before[0]);
      expect(one.changes.version(["colleges"])).toBe(before[2]);
      await expect.poll(() => versionOf(other)).not.toBe(before[1]);
    }
  });

  test("is valid for a second while the connection is cut, and changes when it is back", async () => {
    const line = await openCuttableLine(await newDatabase());
    const database = await open(line.url);
    expect(database.changes.isListening()).toBe(true);
    const before = versionOf(database);
    await line.cut();
    await expect.poll(() => database.changes.isListening()).toBe(false);
    const lost = versionOf(database);
    expect(lost).not.toBe(before);
    await expect.poll(() => versionOf(database), { timeout: 5000 }).not.toBe(lost);
    await line.mend();
    await expect.poll(() => database.changes.isListening(), { timeout: 10_000 }).toBe(true);
    expect(versionOf(database)).not.toBe(before);
  });

  test("is not trusted when the database stops responding", async () => {
    const line = await openSilentLine(await newDatabase());
    const database = await open(line.url);
    line.fallSilent();
    await expect.poll(() => database.changes.isListening(), { timeout: 10_000 }).toBe(false);
    line.speakAgain();
    await expect.poll(() => database.changes.isListening(), { timeout: 10_000 }).toBe(true);
    closing.unshift(line.close);
  });

  test("changes at once after our own change, even without notifications", async () => {
    const database = await openPostgres({ url: await newDatabase(), secret });
    closing.push(database.close);
    const before = versionOf(database);
    await database.changes.settle();
    expect(versionOf(database)).not.toBe(before);
  });
});

// Needs pgbouncer, which the operating system provides.
describe.skipIf(!pgbouncer)("behind a transaction pooler", () => {
  test("no notification arrives without a direct address, and all arrive with one", async () => {
    const direct = await newDatabase();
    const pooler = await startPgbouncer(postgres.superuserUrl());
    closing.push(pooler.stop);
    const pooled = await open(pooler.through(direct));
    expect(pooled.changes.isListening()).toBe(false);
    const wrong = await open(pooler.through(direct), { listenUrl: pooler.through(direct) });
    expect(wrong.changes.isListening()).toBe(false);
    const hearing = await open(pooler.through(direct), { listenUrl: direct });
    expect(hearing.changes.isListening()).toBe(true);
    const before = versionOf(hearing);
    await addEvent(pooled);
    await expect.poll(() => versionOf(hearing)).not.toBe(before);
  });
});
