import { describe, expect } from "vitest";
import { openLimits } from "#app/common/limits/limits.server.ts";
import { findReported } from "#app/community/reports/find-reported.server.ts";
import { receiveReport } from "#app/community/reports/receive-report.server.ts";
import { report } from "#app/community/reports/report.server.ts";
import type { Database } from "#database/database.ts";
import { problemReports, scholarships, unpublishedRecords } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people.ts";
import { countReports, handleReport, listReports } from "./handle-report.server.ts";

const now = new Date("2026-11-15T08:00:00Z");

async function aScholarship(db: Database) {
  const [row] = await db
    .insert(scholarships)
    .values({ title: "Chevening" })
    .returning({ id: scholarships.id });
  return { kind: "scholarships" as const, id: row?.id ?? "", title: "Chevening" };
}

const send = (
  db: Database,
  viewer: Viewer,
  record: Awaited<ReturnType<typeof aScholarship>>,
  client = "1.2.3.4",
  reason: "scam" | "link" = "scam",
) =>
  receiveReport({ viewer, limits: openLimits(db, "secret"), client }, record, {
    reason,
    note: "They want $50.",
    email: "amina@example.com",
  });

const all = (db: Database) => db.select().from(problemReports);

describe("a report", () => {
  test("is taken from anyone, and read by editors only", async ({ db }) => {
    const record = await aScholarship(db);
    const member = aMember(db, await somebody(db));
    expect(await send(db, aVisitor(db), record)).toEqual({ ok: true });
    expect(await send(db, member, record, "5.6.7.8")).toEqual({ ok: true });
    expect(await all(db)).toMatchObject([
      {
        kind: "scholarships",
        recordId: record.id,
        title: "Chevening",
        reason: "scam",
        note: "They want $50.",
        state: "open",
      },
      { state: "open" },
    ]);
    for (const stranger of [aVisitor(db), member])
      await expect(asViewer(stranger, (own) => listReports(own, "open"))).rejects.toThrow();
    expect(await asViewer(anAdmin(db, await somebody(db)), (own) => listReports(own, "open"))).toHaveLength(
      2,
    );
  });

  test("that is sent twice is kept once, and nobody sends more than ten an hour", async ({ db }) => {
    const record = await aScholarship(db);
    const visitor = aVisitor(db);
    await send(db, visitor, record);
    expect(await send(db, visitor, record)).toEqual({ ok: true });
    expect(await all(db)).toHaveLength(1);
    for (let sent = 2; sent < 10; sent++) await send(db, visitor, await aScholarship(db));
    expect(await send(db, visitor, await aScholarship(db))).toMatchObject({ ok: false });
  });

  test("is about a record that everyone can see", async ({ db }) => {
    const { id } = await aScholarship(db);
    expect(await findReported(db, "scholarship", id)).toEqual({
      kind: "scholarships",
      id,
      title: "Chevening",
    });
    expect(await findReported(db, "college", id)).toBeNull();
    expect(await findReported(db, "admin", id)).toBeNull();
  });

  test.for<[Record<string, string>, string[]]>([
    [{ reason: "scam", note: " Beware \r\n", email: " Amina@Example.com " }, []],
    [{ reason: "link" }, []],
    [{}, ["reason"]],
    [{ reason: "revenge" }, ["reason"]],
    [{ reason: "other", email: "amina" }, ["email"]],
    [{ reason: "other", note: "x".repeat(2_001) }, ["note"]],
  ])("%j is wrong in %j", ([typed, wrong]) => {
    const read = report.safeParse(typed);
    expect(read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))).toEqual(wrong);
  });
});

describe("an editor", () => {
  const reported = async (db: Database) => {
    const record = await aScholarship(db);
    await send(db, aVisitor(db), record);
    const [row] = await all(db);
    return { record, id: row?.id ?? "", admin: anAdmin(db, await somebody(db)) };
  };

  test("resolves a report with a note, and the visitor's address is forgotten", async ({ db }) => {
    const { id, admin } = await reported(db);
    const handle = () =>
      asViewer(admin, (own) => handleReport(own, id, { action: "resolve", answer: "Date corrected." }, now));
    expect(await handle()).toEqual({ ok: true });
    expect(await all(db)).toMatchObject([
      { state: "resolved", answer: "Date corrected.", email: null, handledAt: now },
    ]);
    expect(await handle()).toEqual({ ok: false });
    expect(await asViewer(admin, countReports)).toEqual({ open: 0, resolved: 1, dismissed: 0 });
  });

  test("takes the record down with it", async ({ db }) => {
    const { id, admin } = await reported(db);
    await asViewer(admin, (own) => handleReport(own, id, { action: "unpublish", answer: null }, now));
    expect(await db.$count(scholarships)).toBe(0);
    expect(await db.select().from(unpublishedRecords)).toMatchObject([
      { title: "Chevening", reason: "taken down after a report" },
    ]);
  });

  test("notes that the record was checked, or dismisses the report", async ({ db }) => {
    const { id, admin } = await reported(db);
    await asViewer(admin, (own) => handleReport(own, id, { action: "checked", answer: null }, now));
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: now }]);
    const other = await aScholarship(db);
    await send(db, aVisitor(db), other, "5.6.7.8", "link");
    const open = await asViewer(admin, (own) => listReports(own, "open"));
    await asViewer(admin, (own) =>
      handleReport(own, open[0]?.id ?? "", { action: "dismiss", answer: null }, now),
    );
    expect(await asViewer(admin, countReports)).toEqual({ open: 0, resolved: 1, dismissed: 1 });
  });

  test("is no stranger: a member cannot deal with reports", async ({ db }) => {
    const { id } = await reported(db);
    const member = aMember(db, await somebody(db));
    await expect(
      asViewer(member, (own) => handleReport(own, id, { action: "unpublish", answer: null }, now)),
    ).rejects.toThrow();
    expect(await all(db)).toMatchObject([{ state: "open" }]);
  });
});
