import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { ErrandsStanding } from "#app/common/errands.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { aVisitor } from "#tests/support/people.ts";
import { openReadiness } from "./readiness.ts";

const errands = (standing: Partial<ErrandsStanding>) => ({
  standing: () => ({ isWorking: false, tries: 0, trouble: null, ...standing }),
});
const working = errands({ isWorking: true, tries: 1 });

test("visitors may come to an up-to-date database while the errands run", async ({ db }) => {
  expect(await asViewer(aVisitor(db), (own) => openReadiness(own, working).whyNot())).toBeNull();
});

test("they may not while the errands cannot start, have not started, or the server stops", async ({ db }) => {
  expect(await openReadiness(db, errands({})).whyNot()).toBe("the errands have not started yet");
  expect(await openReadiness(db, errands({ tries: 2, trouble: "no such schema" })).whyNot()).toBe(
    "the errands cannot start",
  );
  const stopping = openReadiness(db, working);
  stopping.stop();
  expect(await stopping.whyNot()).toBe("stopping");
});

test("they may not where a migration is missing", async ({ db }) => {
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await openReadiness(db, working).whyNot()).toBe("the database is not up to date");
});

test("they may not where nothing can be written", async ({ db }) => {
  await db.execute(sql`set transaction read only`);
  expect(await openReadiness(db, working).whyNot()).toBe("the database can only be read");
});
