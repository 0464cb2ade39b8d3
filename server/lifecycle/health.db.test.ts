import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { JobsStatus } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { openReadiness } from "./health.ts";

const jobs = (status: Partial<JobsStatus>) => ({
  status: () => ({ isWorking: false, tries: 0, error: null, ...status }),
});
const working = jobs({ isWorking: true, tries: 1 });
const tell = async (db: Database, queue: ReturnType<typeof jobs>) =>
  (await openReadiness({ database: { db }, jobs: queue }).tell()).words;

test("the server is ready with an up-to-date database while the jobs run", async ({ db }) => {
  expect(
    await asViewer(aVisitor(db), (own) => openReadiness({ database: { db: own }, jobs: working }).tell()),
  ).toEqual({ isReady: true, words: "ready" });
});

test("the server is not ready while the jobs cannot start, have not started, or the server stops", async ({
  db,
}) => {
  expect(await tell(db, jobs({}))).toBe("not ready: the jobs have not started yet");
  expect(await tell(db, jobs({ tries: 2, error: "no such schema" }))).toBe(
    "not ready: the jobs cannot start",
  );
  const stopping = openReadiness({ database: { db }, jobs: working });
  stopping.stop();
  expect(await stopping.tell()).toEqual({ isReady: false, words: "not ready: stopping" });
});

test("the server is not ready if a migration is missing", async ({ db }) => {
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await tell(db, working)).toBe("not ready: the database is not up to date");
});

test("the server is not ready if the database is read-only", async ({ db }) => {
  await db.execute(sql`set transaction read only`);
  expect(await tell(db, working)).toBe("not ready: the database can only be read");
});
