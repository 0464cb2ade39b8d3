import { describe, expect } from "vitest";
import { readFactsAndCycle } from "#app/catalogue/eligibility/read-facts.server.ts";
import { verdictOn } from "#app/catalogue/eligibility/verdict.ts";
import { findReportedRecord } from "#app/community/reports/find-reported.server.ts";
import { receiveReport } from "#app/community/reports/receive-report.server.ts";
import { report, reportOfDate, wrongDate } from "#app/community/reports/report.server.ts";
import { openRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import {
  catalogueChanges,
  outbox,
  problemReports,
  scholarships,
  unpublishedRecords,
} from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { mergeRecords } from "../duplicates/merge-records.server.ts";
import { deleteRecords, unpublishRecords } from "../edit/publish-records.server.ts";
import { acceptDate } from "./accept-date.server.ts";
import { handleReport } from "./handle-report.server.ts";
import { countReports, findNextReport, listReports, listReportsOf } from "./list-reports.server.ts";

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
  reason: "scam" | "link" | "date" = "scam",
  offered: { rightOn?: string; evidenceUrl?: string } = {},
) =>
  receiveReport({ viewer, limits: openRateLimiter(db, "secret"), client }, record, {
    reason,
    note: "They want $50.",
    email: "amina@example.com",
    rightOn: offered.rightOn ?? null,
    evidenceUrl: offered.evidenceUrl ?? null,
  });

const all = (db: Database) => db.select().from(problemReports);

describe("a report", () => {
  test("is accepted from anyone, and readable by editors only", async ({ db }) => {
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

  test("that is sent twice is stored once, and nobody can send more than ten an hour", async ({ db }) => {
    const record = await aScholarship(db);
    const visitor = aVisitor(db);
    await send(db, visitor, record);
    expect(await send(db, visitor, record)).toEqual({ ok: true });
    expect(await all(db)).toHaveLength(1);
    for (let sent = 2; sent < 10; sent++) await send(db, visitor, await aScholarship(db));
    expect(await send(db, visitor, await aScholarship(db))).toMatchObject({ ok: false });
  });

  test("asks for a reply to one address at most five times a day, from any client", async ({ db }) => {
    const visitor = aVisitor(db);
    for (let sent = 1; sent <= 5; sent++)
      expect(await send(db, visitor, await aScholarship(db), `198.51.100.${sent}`)).toEqual({ ok: true });
    const sixth = await send(db, visitor, await aScholarship(db), "198.51.100.6");
    expect(sixth).toMatchObject({ ok: false });
    expect(await all(db)).toHaveLength(5);
  });

  test("is about a record that everyone can see", async ({ db }) => {
    const { id } = await aScholarship(db);
    expect(await findReportedRecord(db, "scholarship", id, "2026-11-15")).toEqual({
      kind: "scholarships",
      id,
      title: "Chevening",
      closing: "Date not announced",
    });
    expect(await findReportedRecord(db, "college", id, "2026-11-15")).toBeNull();
    expect(await findReportedRecord(db, "admin", id, "2026-11-15")).toBeNull();
  });

  test.for<[Record<string, string>, string[]]>([
    [{ reason: "scam", note: " Beware \r\n", email: " Amina@Example.com " }, []],
    [{ reason: "link" }, []],
    [{}, ["reason"]],
    [{ reason: "revenge" }, ["reason"]],
    [{ reason: "other", email: "amina" }, ["email"]],
    [{ reason: "other", note: "x".repeat(2_001) }, ["note"]],
    [{ reason: "date", rightOn: " 2027-02-28 ", evidenceUrl: "https://a.example/call" }, []],
    [{ reason: "date", rightOn: "2027-02-30" }, ["rightOn"]],
    [{ reason: "date", rightOn: "1/2/2027" }, ["rightOn"]],
    [{ reason: "date", rightOn: "1999-01-01" }, ["rightOn"]],
    [{ reason: "date", evidenceUrl: "javascript:alert(1)" }, ["evidenceUrl"]],
  ])("%j is wrong in %j", ([typed, wrong]) => {
    const read = report.safeParse(typed);
    expect(read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))).toEqual(wrong);
  });
});

describe("a corrected date", () => {
  test.for<[Record<string, string>, string[]]>([
    [{ rightOn: "2027-02-28" }, []],
    [{ rightOn: "2027-02-28", where: "their newsletter", email: "amina@example.com" }, []],
    [{}, ["rightOn"]],
    [{ rightOn: "2027-02-30" }, ["rightOn"]],
    [{ rightOn: "2027-02-28", where: "x".repeat(2_001) }, ["where"]],
  ])("%j is wrong in %j", ([typed, wrong]) => {
    const read = wrongDate.safeParse(typed);
    expect(read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))).toEqual(wrong);
  });

  test.for([
    ["https://a.example/call", { evidenceUrl: "https://a.example/call", note: null }],
    ["their newsletter", { evidenceUrl: null, note: "their newsletter" }],
    [null, { evidenceUrl: null, note: null }],
  ] as const)("has a source: %j is %j", ([where, seen]) => {
    const correction = { rightOn: "2027-02-28", where, email: null };
    expect(reportOfDate(correction)).toEqual({ reason: "date", rightOn: "2027-02-28", email: null, ...seen });
  });
});

describe("an editor", () => {
  const reported = async (db: Database) => {
    const record = await aScholarship(db);
    await send(db, aVisitor(db), record);
    const [row] = await all(db);
    return { record, id: row?.id ?? "", admin: anAdmin(db, await somebody(db)) };
  };

  test("resolves a report with a note: the reporter gets one answer, and their address is deleted", async ({
    db,
  }) => {
    const { id, admin } = await reported(db);
    const handle = () =>
      asViewer(admin, (own) => handleReport(own, id, { action: "resolve", answer: "Date corrected." }, now));
    expect(await handle()).toMatchObject({ id });
    expect(await all(db)).toMatchObject([
      { state: "resolved", answer: "Date corrected.", email: null, handledAt: now },
    ]);
    expect(await db.select().from(outbox)).toMatchObject([
      {
        recipient: "amina@example.com",
        purpose: "report",
        subject: "Your report on Fursa",
        text: expect.stringContaining("An editor checked it and corrected it."),
      },
    ]);
    expect(await handle()).toBeNull();
    expect(await db.$count(outbox)).toBe(1);
    expect(await asViewer(admin, countReports)).toEqual({ open: 0, resolved: 1, dismissed: 0 });
  });

  test("can take the record down", async ({ db }) => {
    const { id, admin } = await reported(db);
    await asViewer(admin, (own) => handleReport(own, id, { action: "unpublish", answer: null }, now));
    expect(await db.$count(scholarships)).toBe(0);
    expect(await db.select().from(unpublishedRecords)).toMatchObject([
      { title: "Chevening", reason: "unpublished after a report" },
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

  test("is required: a member cannot handle reports", async ({ db }) => {
    const { id } = await reported(db);
    const member = aMember(db, await somebody(db));
    await expect(
      asViewer(member, (own) => handleReport(own, id, { action: "unpublish", answer: null }, now)),
    ).rejects.toThrow();
    expect(await all(db)).toMatchObject([{ state: "open" }]);
  });
});

describe("a date that a visitor offers", () => {
  const rightOn = "2027-03-31";
  const offered = async (db: Database, evidenceUrl?: string) => {
    const record = await aScholarship(db);
    await db
      .update(scholarships)
      .set({ deadline: "2027-01-15", applicationUrl: "https://www.chevening.example/apply" });
    await send(db, aVisitor(db), record, "1.2.3.4", "date", { rightOn, ...(evidenceUrl && { evidenceUrl }) });
    const [row] = await all(db);
    const editor = await somebody(db, "Edna Editor");
    return { record, id: row?.id ?? "", editor, admin: anAdmin(db, editor) };
  };
  const take = (
    { id, editor, admin }: Pick<Awaited<ReturnType<typeof offered>>, "id" | "editor" | "admin">,
    seenOn: string | null = "2027-01-15",
    source: string | null = "https://chevening.example/call",
  ) => asViewer(admin, (own) => acceptDate(own, id, { editor, answer: null, seenOn, source }, now));

  test("is shown beside the present one, in the list and at its record", async ({ db }) => {
    const { record, admin } = await offered(db, "https://chevening.example/call");
    const listed = { rightOn, currentDeadline: "2027-01-15", recordState: "published" };
    expect(await asViewer(admin, (own) => listReports(own, "open"))).toMatchObject([listed]);
    expect(await asViewer(admin, (own) => listReportsOf(own, record.kind, record.id))).toMatchObject([
      listed,
    ]);
    expect(await asViewer(admin, (own) => listReportsOf(own, "colleges", record.id))).toEqual([]);
  });

  test.for([
    ["https://chevening.example/call", "official"],
    ["https://offers.example/chevening", "visitor"],
  ] as const)(
    "is applied from the page %s that the editor opened, with its evidence (%s), editor and time",
    async ([url, source], { db }) => {
      const report = await offered(db);
      expect(await take(report, "2027-01-15", url)).toMatchObject({ ok: true, day: rightOn });
      const [record] = await db.select().from(scholarships);
      expect(record).toMatchObject({
        deadline: rightOn,
        checkedAt: source === "official" ? now : null,
      });
      const cycle = (await readFactsAndCycle(db, [{ kind: "scholarship", id: record?.id ?? "" }])).get(
        record?.id ?? "",
      )?.cycle;
      expect(cycle && verdictOn("fits", cycle, "2027-03-01")).toBe(
        source === "official" ? "openNow" : "opensLater",
      );
      expect(record?.evidence).toEqual([
        {
          facts: "Deadline",
          source,
          url,
          checkedOn: "2026-11-15",
          checkedBy: "Edna Editor",
        },
      ]);
      expect(await all(db)).toMatchObject([
        {
          state: "resolved",
          email: null,
          answer: "Date changed to 31 March 2027 from 15 January 2027.",
        },
      ]);
      const [change] = await db.select().from(catalogueChanges);
      expect(change).toMatchObject({
        action: "update",
        changedBy: report.editor,
        former: { deadline: "2027-01-15" },
        current: { deadline: rightOn },
      });
    },
  );

  test.for([null, "", "the ministry told me"])(
    "changes nothing with the source %j",
    async (source, { db }) => {
      const report = await offered(db, "https://chevening.example/call");
      expect(await take(report, "2027-01-15", source)).toEqual({ ok: false, reason: "no source" });
      expect(await db.select().from(scholarships)).toMatchObject([{ deadline: "2027-01-15", evidence: [] }]);
      expect(await all(db)).toMatchObject([{ state: "open" }]);
    },
  );

  test("is applied once, and the same page is recorded once", async ({ db }) => {
    const report = await offered(db, "https://chevening.example/call");
    await take(report);
    expect(await take(report)).toEqual({ ok: false, reason: "dealt" });
    await db.update(problemReports).set({ state: "open" });
    expect(await take(report, rightOn)).toMatchObject({ ok: true });
    expect((await db.select().from(scholarships))[0]?.evidence).toHaveLength(1);
  });

  test("is not applied if another editor has changed the date in the meantime", async ({ db }) => {
    const report = await offered(db);
    await db.update(scholarships).set({ deadline: "2027-02-01" });
    expect(await take(report)).toEqual({ ok: false, reason: "changed" });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: "2027-02-01", evidence: [] }]);
    expect(await all(db)).toMatchObject([{ state: "open" }]);
  });

  test("is not applied to a deleted record, and the list says so", async ({ db }) => {
    const report = await offered(db);
    await asViewer(report.admin, (own) => deleteRecords(own, "scholarships", [report.record.id]));
    expect(await take(report)).toEqual({ ok: false, reason: "gone" });
    expect(await asViewer(report.admin, (own) => listReports(own, "open"))).toMatchObject([
      { recordState: "gone" },
    ]);
  });

  test("is applied to a record that is not public", async ({ db }) => {
    const report = await offered(db);
    await asViewer(report.admin, (own) => unpublishRecords(own, "scholarships", [report.record.id]));
    expect(await asViewer(report.admin, (own) => listReports(own, "open"))).toMatchObject([
      { recordState: "unpublished", currentDeadline: "2027-01-15" },
    ]);
    expect(await take(report)).toMatchObject({ ok: true });
    expect(await db.select().from(unpublishedRecords)).toMatchObject([{ record: { deadline: rightOn } }]);
  });

  test("doesn't exist if none was sent", async ({ db }) => {
    const record = await aScholarship(db);
    await send(db, aVisitor(db), record);
    const [row] = await all(db);
    const editor = await somebody(db);
    expect(await take({ id: row?.id ?? "", editor, admin: anAdmin(db, editor) }, null)).toEqual({
      ok: false,
      reason: "no date",
    });
  });

  test("that was mistyped can be sent again", async ({ db }) => {
    const record = await aScholarship(db);
    await send(db, aVisitor(db), record, "1.2.3.4", "date", { rightOn: "2072-03-31" });
    await send(db, aVisitor(db), record, "1.2.3.4", "date", { rightOn });
    expect(await all(db)).toHaveLength(2);
  });
});

describe("the queue of reports", () => {
  test("continues after the report that was handled, and from its end to its beginning", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    for (const minute of [1, 2, 3]) {
      const record = await aScholarship(db);
      await db.insert(problemReports).values({
        kind: record.kind,
        recordId: record.id,
        title: `Report ${minute}`,
        reason: "wrong",
        createdAt: new Date(now.getTime() + minute * 60_000),
      });
    }
    const [third, second, first] = await asViewer(admin, (own) => listReports(own, "open"));
    if (!third || !second || !first) throw new Error("three are open");
    const next = async (of: typeof first) => {
      await asViewer(admin, (own) => handleReport(own, of.id, { action: "resolve", answer: null }, now));
      return (await asViewer(admin, (own) => findNextReport(own, of)))?.id;
    };
    expect(await next(second)).toBe(first.id);
    expect(await next(first)).toBe(third.id);
    expect(await next(third)).toBeUndefined();
  });

  test("follows a record that was merged into another", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const drop = await aScholarship(db);
    const keep = await aScholarship(db);
    await send(db, aVisitor(db), drop);
    await asViewer(admin, (own) => mergeRecords(own, "scholarships", { keep: keep.id, drop: drop.id }));
    expect(await asViewer(admin, (own) => listReportsOf(own, "scholarships", keep.id))).toHaveLength(1);
  });
});
