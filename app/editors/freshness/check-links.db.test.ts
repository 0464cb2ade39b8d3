import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Fetched } from "#app/common/outside.ts";
import type { Database } from "#database/database.ts";
import { colleges, linkChecks, scholarships, unpublishedRecords } from "#database/schema/index.ts";
import { test } from "#tests/support/database.ts";
import { checkLinks } from "./check-links.server.ts";

const alive: Fetched = {
  ok: true,
  url: "https://a.example/",
  contentType: "text/html",
  body: new Uint8Array(),
};
const gone: Fetched = {
  ok: false,
  reason: "status",
  status: 404,
  error: "There is no page at that address (404).",
};
const shy: Fetched = {
  ok: false,
  reason: "status",
  status: 403,
  error: "The site does not show this page to everyone (403).",
};

const week = (number: number) => new Date(Date.UTC(2026, 10, 7 * number, 2));

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function check(
  db: Database,
  number: number,
  answer: (address: string) => Fetched,
  { asked = [], signal }: { asked?: string[]; signal?: AbortSignal } = {},
) {
  const fetchPublic = async (address: string) => {
    asked.push(address);
    return answer(address);
  };
  return checkLinks({ db, log, outside: { fetchPublic, askAi: null } }, signal, () => week(number));
}

describe("the weekly link check", () => {
  test("notes what is alive, and says so on the record", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Alive", applicationUrl: "https://a.example/" });
    await db
      .insert(colleges)
      .values([{ name: "Ashesi", websiteUrl: "https://ashesi.example/" }, { name: "Without an address" }]);
    expect(await check(db, 1, () => alive)).toEqual({ checked: 2, hidden: 0, back: 0 });
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: week(1) }]);
    expect(await db.select().from(linkChecks)).toMatchObject([{ failures: 0, status: 200 }, { failures: 0 }]);
  });

  test("hides a record after three failures in a row, and shows it again with the first sign of life", async ({
    db,
  }) => {
    const [row] = await db
      .insert(scholarships)
      .values({ title: "Gone", applicationUrl: "https://gone.example/" })
      .returning();
    await check(db, 1, () => gone);
    await check(db, 2, () => gone);
    expect(await db.select().from(scholarships)).toHaveLength(1);
    expect(await db.select().from(linkChecks)).toMatchObject([
      { failures: 2, status: 404, error: "There is no page at that address (404)." },
    ]);
    expect(await check(db, 3, () => gone)).toMatchObject({ hidden: 1 });
    expect(await db.select().from(scholarships)).toEqual([]);
    expect(await db.select().from(unpublishedRecords)).toMatchObject([
      { title: "Gone", reason: "dead link" },
    ]);
    expect(await check(db, 4, () => gone)).toMatchObject({ checked: 1, hidden: 0, back: 0 });
    expect(await check(db, 5, () => alive)).toMatchObject({ back: 1 });
    const [back] = await db.select().from(scholarships);
    expect(back).toMatchObject({ id: row?.id, title: "Gone", createdAt: row?.createdAt, checkedAt: week(5) });
    expect(await db.select().from(linkChecks)).toMatchObject([{ failures: 0 }]);
  });

  test("begins to count anew when a link works in between, and when an editor changed it", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Shaky", applicationUrl: "https://a.example/" });
    await check(db, 1, () => gone);
    await check(db, 2, () => gone);
    await check(db, 3, () => alive);
    await check(db, 4, () => gone);
    await check(db, 5, () => gone);
    await db.update(scholarships).set({ applicationUrl: "https://b.example/" });
    await check(db, 6, () => gone);
    expect(await db.select().from(linkChecks)).toMatchObject([
      { failures: 1, address: "https://b.example/" },
    ]);
    expect(await db.select().from(scholarships)).toHaveLength(1);
  });

  test("does not take a site that lets no robots in for a dead one", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Shy", applicationUrl: "https://a.example/" });
    for (const number of [1, 2, 3, 4]) await check(db, number, () => shy);
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: null }]);
    expect(await db.select().from(linkChecks)).toMatchObject([{ failures: 0, status: 403 }]);
  });

  test("leaves alone what has closed, and what editors took down themselves", async ({ db }) => {
    await db.insert(scholarships).values({
      title: "Archived",
      applicationUrl: "https://a.example/",
      deadline: "2026-01-01",
      hasClosed: true,
    });
    await db.insert(unpublishedRecords).values({
      kind: "scholarships",
      title: "Scam",
      record: { application_url: "https://b.example/" },
      reason: "scam",
    });
    expect(await check(db, 1, () => alive)).toMatchObject({ checked: 0 });
  });

  test("that was killed goes on with the others", async ({ db }) => {
    await db.insert(scholarships).values(
      [1, 2, 3].map((number) => ({
        title: `Award ${number}`,
        applicationUrl: `https://a.example/${number}`,
      })),
    );
    const killed = new AbortController();
    const dying = () => {
      killed.abort(new Error("the process was killed"));
      return alive;
    };
    await expect(check(db, 1, dying, { signal: killed.signal })).rejects.toThrow("the process was killed");
    const asked: string[] = [];
    expect(await check(db, 1, () => alive, { asked })).toMatchObject({ checked: 2 });
    expect(asked).toHaveLength(2);
    expect(await db.select().from(linkChecks).where(eq(linkChecks.failures, 0))).toHaveLength(3);
  });

  test("goes on after a link that nobody foresaw, which is not called dead", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "Strange", applicationUrl: "https://a.example/strange" },
      { title: "Alive", applicationUrl: "https://a.example/" },
    ]);
    const strange = (address: string) => {
      if (address.endsWith("strange")) throw new Error("a surprise");
      return alive;
    };
    expect(await check(db, 1, strange)).toMatchObject({ checked: 2 });
    expect(await db.select().from(linkChecks).where(eq(linkChecks.failures, 0))).toHaveLength(2);
  });

  test("forgets records that were deleted", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Deleted", applicationUrl: "https://a.example/" });
    await check(db, 1, () => alive);
    await db.delete(scholarships);
    await check(db, 2, () => alive);
    expect(await db.select().from(linkChecks)).toEqual([]);
  });
});
