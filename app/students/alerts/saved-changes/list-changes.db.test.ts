import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { savedItems, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { notifiedColumns } from "./fold-changes.ts";
import { listChangesSince } from "./list-changes.server.ts";

/** Triggers record the tests' changes with the database's clock. */
const longAgo = "2020-01-01";
const farAhead = "2199-01-01";

async function aSavedAward(db: Database, status: "interested" | "applied" = "interested") {
  const { userId } = await aStudent(db);
  const [id = ""] = await addScholarships(db, { title: "Rhodes", deadline: "2099-01-10" });
  await db.insert(savedItems).values({ userId, scholarshipId: id, createdAt: new Date(longAgo), status });
  return { id, viewer: aMember(db, userId) };
}

const edit = (db: Database, id: string, values: Partial<typeof scholarships.$inferInsert>) =>
  asWorker(db, (own) => own.update(scholarships).set(values).where(eq(scholarships.id, id)));

describe("the changes of a member's saved items", () => {
  test("are listed since a day with old and new value, for their owner only", async ({ db }) => {
    const { id, viewer } = await aSavedAward(db);
    await edit(db, id, { deadline: "2099-01-15", notes: "For editors" });
    await edit(db, id, { deadline: "2099-01-20" });
    expect(await asViewer(viewer, (own) => listChangesSince(own, longAgo))).toEqual([
      {
        kind: "scholarship",
        opportunityId: id,
        title: "Rhodes",
        lines: ["Closes: 20 January 2099 (was 10 January 2099)"],
        isUnlisted: false,
      },
    ]);
    expect(await asViewer(viewer, (own) => listChangesSince(own, farAhead))).toEqual([]);
    const stranger = aMember(db, (await aStudent(db)).userId);
    expect(await asViewer(stranger, (own) => listChangesSince(own, longAgo))).toEqual([]);
  });

  test("are not shown for an item that the member has applied for", async ({ db }) => {
    const { id, viewer } = await aSavedAward(db, "applied");
    await edit(db, id, { deadline: "2099-01-15" });
    expect(await asViewer(viewer, (own) => listChangesSince(own, longAgo))).toEqual([]);
  });

  test("show from the catalogue's history only the facts that emails report", async ({ db }) => {
    const { id, viewer } = await aSavedAward(db);
    await edit(db, id, {
      ...{ opensOn: "2098-01-01", deadline: "2099-02-01", isRolling: true },
      ...{ usualOpens: "01", usualCloses: "02", usualResults: "05" },
      ...{ applicationUrl: "https://a.example", callUrl: "https://b.example" },
      ...{ notes: "For editors", title: "Rhodes Trust" },
    });
    const { rows } = (await asViewer(viewer, (own) =>
      own.execute("select current from changes_of_saved('2020-01-01')"),
    )) as unknown as { rows: { current: Record<string, unknown> }[] };
    const names = notifiedColumns.filter((name) => name !== "application_deadline");
    expect(Object.keys(rows[0]?.current ?? {}).sort()).toEqual(names.sort());
  });
});
