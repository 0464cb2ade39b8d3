import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { children, circumstances, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { loadClosedCheck } from "./closed-check.server.ts";

const today = "2026-11-16";

async function awards(db: Database, ...values: Partial<typeof scholarships.$inferInsert>[]) {
  const rows = await db
    .insert(scholarships)
    .values(values.map((value, n) => ({ title: `Award ${n}`, deadline: "2026-12-15", ...value })))
    .returning();
  return rows.map(({ id, title }) => ({ kind: "scholarship" as const, id, title }));
}

/** The records that are closed to each of these people. */
async function closedTo(db: Database, userIds: string[], items: Awaited<ReturnType<typeof awards>>) {
  const isClosed = await asWorker(db, (own) => loadClosedCheck(own, userIds, items, today));
  return userIds.map((userId) => items.filter((item) => isClosed(userId, item)).map(({ title }) => title));
}

describe("what is closed to a member", () => {
  test("follows from each profile, for many members in one query", async ({ db }) => {
    const ghana = await aStudent(db, { country: "Ghana", sex: "male" });
    const nigeria = await aStudent(db, { sex: "female" });
    const items = await awards(
      db,
      { citizens: ["Ghana"], title: "Ghana" },
      { citizens: ["Nigeria"], title: "Nigeria" },
      { womenOnly: true, title: "Women" },
      { title: "Says nothing" },
    );
    expect(await closedTo(db, [ghana.userId, nigeria.userId], items)).toEqual([
      ["Nigeria", "Women"],
      ["Ghana"],
    ]);
  });

  test("is nothing if there is no profile or the record was deleted", async ({ db }) => {
    const nobody = await somebody(db);
    const { userId } = await aStudent(db);
    const items = await awards(db, { citizens: ["Ghana"], title: "Ghana" });
    expect(await closedTo(db, [nobody, userId], items)).toEqual([[], ["Ghana"]]);
    await db.delete(scholarships);
    expect(await closedTo(db, [userId], items)).toEqual([[]]);
  });

  test("is, for a parent, what is closed to every child, each with their own circumstances", async ({
    db,
  }) => {
    const parent = await aStudent(db, { role: "parent", sex: "male" });
    const former = await aStudent(db, { sex: "male" });
    const girl = { called: "Njeri", country: "Kenya", sex: "female" as const };
    const [child] = await db
      .insert(children)
      .values([
        { ...girl, userId: parent.userId },
        { ...girl, userId: former.userId },
      ])
      .returning();
    await db.insert(circumstances).values([
      { userId: parent.userId, orphan: false },
      { userId: parent.userId, childId: child?.id ?? null, orphan: true },
      { userId: former.userId, orphan: false },
    ]);
    const items = await awards(
      db,
      { citizens: ["Ghana"], title: "Ghana" },
      { womenOnly: true, title: "Women" },
      { groups: ["orphan"], groupsOnly: true, title: "Orphans" },
    );
    expect(await closedTo(db, [parent.userId], items), "open to Njeri").toEqual([["Ghana"]]);
    expect(await closedTo(db, [former.userId], items), "who is no parent any more").toEqual([
      ["Ghana", "Women", "Orphans"],
    ]);
  });
});
