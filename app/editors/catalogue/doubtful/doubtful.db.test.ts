import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { catalogueChanges, type Evidence, scholarships, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { addCheck } from "./add-check.server.ts";
import { listDoubtful } from "./list-doubtful.server.ts";

const today = "2026-11-15";
const knowledge: Evidence = { facts: "all of it", source: "knowledge" };
const oldDates: Evidence = { facts: "deadline 31 March", source: "press", dated: "2023" };

async function storedRecord(
  db: Database,
  values: Partial<typeof scholarships.$inferInsert>,
): Promise<string> {
  const [one] = await db
    .insert(scholarships)
    .values({ title: "Rhodes", applicationUrl: "https://rhodes.example/", ...values })
    .returning({ id: scholarships.id });
  return one?.id ?? "";
}

const doubts = async (db: Database) =>
  (await listDoubtful(db, today)).records.map(({ title, isUnsourced, datesOf }) => [
    title,
    isUnsourced,
    datesOf,
  ]);

describe("doubtful", () => {
  test("are uncertain records that no official page or newspaper confirms", async ({ db }) => {
    await storedRecord(db, { title: "From memory", certainty: "low", evidence: [knowledge] });
    await storedRecord(db, { title: "From nowhere", certainty: "low" });
    await storedRecord(db, {
      title: "In a newspaper",
      certainty: "low",
      evidence: [{ facts: "all", source: "press" }],
    });
    await storedRecord(db, { title: "Certain", certainty: "high", evidence: [knowledge] });
    await storedRecord(db, { title: "Not said" });
    expect(await doubts(db)).toEqual([
      ["From memory", true, null],
      ["From nowhere", true, null],
    ]);
  });

  test("are records whose dates were read more than two years ago", async ({ db }) => {
    await storedRecord(db, { title: "Old", usualCloses: "03", evidence: [oldDates] });
    await storedRecord(db, {
      title: "Old amount",
      usualCloses: "03",
      evidence: [{ ...oldDates, facts: "amount" }],
    });
    await storedRecord(db, {
      title: "Read again",
      usualCloses: "03",
      evidence: [oldDates, { ...oldDates, dated: "2024-12" }],
    });
    await storedRecord(db, {
      title: "Checked",
      usualCloses: "03",
      evidence: [{ ...oldDates, checkedOn: "2026-01-05" }],
    });
    await storedRecord(db, { title: "Without dates", evidence: [oldDates] });
    expect(await doubts(db)).toEqual([["Old", false, "2023-12-31"]]);
  });

  test("records are listed in pages, with their number", async ({ db }) => {
    for (let n = 10; n < 35; n++) await storedRecord(db, { title: `Award ${n}`, certainty: "low" });
    const first = await listDoubtful(db, today, 1);
    const second = await listDoubtful(db, today, 2);
    expect([first.count, first.records.length, second.records.length]).toEqual([25, 20, 5]);
    expect(second.records[0]?.title).toBe("Award 30");
  });
});

describe("an editor who checked", () => {
  const evidenceOf = async (db: Database, id: string) =>
    (
      await db.select({ evidence: scholarships.evidence }).from(scholarships).where(eq(scholarships.id, id))
    )[0]?.evidence;

  test("a group of facts is named with the day, and the history keeps it", async ({ db }) => {
    const id = await storedRecord(db, { usualCloses: "03", evidence: [knowledge, oldDates] });
    const editor = await somebody(db, "Edna Editor");
    const noted = await asViewer(anAdmin(db, editor), (own) =>
      addCheck(own, editor, { kind: "scholarships", id, group: oldDates }, today),
    );
    expect(noted).toBe(true);
    expect(await evidenceOf(db, id)).toEqual([
      knowledge,
      { ...oldDates, checkedOn: today, checkedBy: "Edna Editor" },
    ]);
    expect(await doubts(db)).toEqual([]);
    const [change] = await db.select().from(catalogueChanges);
    expect(change).toMatchObject({
      action: "update",
      changedBy: editor,
      former: { evidence: [knowledge, oldDates] },
    });
  });

  test("the dates on the official page adds that to the evidence, once", async ({ db }) => {
    const id = await storedRecord(db, { certainty: "low" });
    const editor = await somebody(db, "Edna Editor");
    for (const day of ["2026-11-14", today]) {
      await asViewer(anAdmin(db, editor), (own) =>
        addCheck(own, editor, { kind: "scholarships", id, group: null }, day),
      );
    }
    expect(await evidenceOf(db, id)).toEqual([
      {
        facts: "Dates",
        source: "official",
        url: "https://rhodes.example/",
        checkedOn: today,
        checkedBy: "Edna Editor",
      },
    ]);
    expect(await doubts(db)).toEqual([]);
  });

  test("and has no name is not shown by email address", async ({ db }) => {
    const id = await storedRecord(db, { evidence: [knowledge] });
    const editor = await somebody(db);
    await db.update(users).set({ name: "" }).where(eq(users.id, editor));
    await asViewer(anAdmin(db, editor), (own) =>
      addCheck(own, editor, { kind: "scholarships", id, group: knowledge }, today),
    );
    expect((await evidenceOf(db, id))?.[0]?.checkedBy).toBe("an editor");
  });

  test("a missing record gets a message, and other people change nothing", async ({ db }) => {
    const id = await storedRecord(db, { evidence: [knowledge] });
    const editor = await somebody(db);
    const group = { ...knowledge, facts: "something else" };
    const check = { kind: "scholarships" as const, id, group };
    expect(await asViewer(anAdmin(db, editor), (own) => addCheck(own, editor, check, today))).toBe(false);
    const stranger = await somebody(db);
    await asViewer(aMember(db, stranger), (own) =>
      addCheck(own, stranger, { ...check, group: knowledge }, today),
    ).catch(() => false);
    expect(await evidenceOf(db, id)).toEqual([knowledge]);
  });
});
