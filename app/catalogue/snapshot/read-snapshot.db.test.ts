import { beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { today } from "#tests/support/catalogue/listings.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { readSnapshot } from "./read-snapshot.server.ts";

const read = (db: Database) => readSnapshot(db, today);

async function readAsVisitor() {
  const { db } = await testDatabase();
  return asViewer({ kind: "visitor", database: db }, read);
}

beforeAll(async () => (await testDatabase()).changes.listen());

test("what a transaction adds and rolls back is in no other reader's snapshot, and doesn't make them read again", async () => {
  const { db } = await testDatabase();
  const before = await readAsVisitor();
  const takenBack = asWorker(db, async (own) => {
    await own.insert(scholarships).values({ title: "Zebrafinch Award" });
    const { listings } = await read(own);
    expect(listings.scholarship.map(({ search }) => search.title)).toContain("Zebrafinch Award");
    expect(await readAsVisitor()).toBe(before);
    throw new Error("taken back");
  });
  await expect(takenBack).rejects.toThrow("taken back");
  expect(await readAsVisitor()).toBe(before);
});

test("concurrent readers of the same catalogue share one read", async () => {
  const { asOwner, changes } = await testDatabase();
  // Without notifications a version lasts only a second, and each reader may get another one.
  await vi.waitFor(() => expect(changes.isListening()).toBe(true));
  await asOwner((own) => own.insert(scholarships).values({ title: "Zebrafinch Award" }));
  try {
    await changes.settle();
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, readAsVisitor));
    for (const other of others) expect(other).toBe(first);
  } finally {
    await asOwner((own) => own.delete(scholarships));
    await changes.settle();
  }
});
