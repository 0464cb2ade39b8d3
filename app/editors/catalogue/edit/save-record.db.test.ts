import { describe, expect } from "vitest";
import { flashContext, openFlash, type Toast } from "#app/shared/flash.server.ts";
import type { Database } from "#database/database.ts";
import { problemReports, scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { contextOf } from "#tests/support/people/signed-in-member.ts";
import { textsOf } from "../fields/record-texts.ts";
import { recordTypes } from "../fields/record-types.ts";
import { findRecord } from "./find-record.server.ts";
import { saveAndResolve } from "./save-record.server.ts";

const recordType = recordTypes.scholarships;

/** A scholarship with two reports, and the form that an editor has open over it. */
async function reported(db: Database) {
  const [row] = await db.insert(scholarships).values({ title: "Chevening" }).returning();
  const id = row?.id ?? "";
  const about = { kind: "scholarships" as const, recordId: id, title: "Chevening", reason: "wrong" as const };
  const reports = await db
    .insert(problemReports)
    .values([
      { ...about, email: "amina@example.com" },
      { ...about, note: "The link is dead." },
    ])
    .returning();
  const { values, version } = (await findRecord(db, recordType.kind, id)) ?? { values: {}, version: "" };
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...textsOf(recordType, values), version }))
    form.set(name, text);
  for (const { id: seen } of reports) form.append("report", seen);
  return { id, about, form, reports };
}

/** Submits the form like the page. Returns the status, the redirect target and the toast. */
async function send(db: Database, { id, form }: { id: string; form: FormData }, editor: string) {
  const context = contextOf(db, editor, "admin");
  const shown: Toast[] = [];
  const flash = await openFlash("a secret").of(new Request("http://fursa.test/"));
  const noting =
    (send: typeof flash.add) =>
    (...toasts: Toast[]) => {
      shown.push(...toasts);
      return send(...toasts);
    };
  context.set(flashContext, { ...flash, replace: noting(flash.replace), add: noting(flash.add) });
  const answer = await saveAndResolve(context, recordType, id, form);
  const { status, to } =
    answer instanceof Response
      ? { status: answer.status, to: answer.headers.get("Location") }
      : { status: answer.init?.status, to: null };
  return { status, to, titles: shown.map(({ title }) => title) };
}

const states = async (db: Database) =>
  (await db.select().from(problemReports).orderBy(problemReports.createdAt)).map(({ state }) => state);

describe("saving a record and resolving its reports", () => {
  test("writes the record, closes the reports that were shown and deletes their senders' addresses", async ({
    db,
  }) => {
    const record = await reported(db);
    record.form.set("title", "Chevening Scholarship");
    // This one came in while the form was open.
    await db.insert(problemReports).values({ ...record.about, note: "And the amount." });
    expect(await send(db, record, await somebody(db))).toEqual({
      status: 303,
      to: "/admin/reports",
      titles: ["Saved, and 2 reports resolved."],
    });
    expect(await db.select().from(scholarships)).toMatchObject([{ title: "Chevening Scholarship" }]);
    const all = await db.select().from(problemReports);
    expect(all.filter(({ state }) => state === "resolved").map(({ email }) => email)).toEqual([null, null]);
    expect(all.filter(({ state }) => state === "open")).toMatchObject([{ note: "And the amount." }]);
  });

  test("leaves the reports open where the form is refused", async ({ db }) => {
    const record = await reported(db);
    record.form.set("title", "");
    expect(await send(db, record, await somebody(db))).toMatchObject({ status: 400, titles: [] });
    expect(await states(db)).toEqual(["open", "open"]);
  });

  test("leaves them open where another editor has changed the record in the meantime", async ({ db }) => {
    const record = await reported(db);
    await db.update(scholarships).set({ title: "Chevening Award" });
    expect(await send(db, record, await somebody(db))).toMatchObject({ status: 400, titles: [] });
    expect(await db.select().from(scholarships)).toMatchObject([{ title: "Chevening Award" }]);
    expect(await states(db)).toEqual(["open", "open"]);
  });

  test("counts the resolved reports, not the requested ones", async ({ db }) => {
    const record = await reported(db);
    record.form.append("report", "nonsense");
    const editor = await somebody(db);
    await db.update(problemReports).set({ state: "dismissed" });
    expect(await send(db, record, editor)).toMatchObject({ titles: ["Saved."] });
    expect(await states(db)).toEqual(["dismissed", "dismissed"]);
  });
});
