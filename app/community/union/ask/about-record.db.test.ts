import { describe, expect } from "vitest";
import { knownRecords } from "#app/community/scam-check/known-records/known-records.server.ts";
import { scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { resolveAboutRecord } from "./about-record.server.ts";

const noon = Date.UTC(2026, 2, 10, 12);

describe("the record that a question is about", () => {
  test("is none if nothing was typed", async ({ db }) => {
    expect(await resolveAboutRecord(aVisitor(db), null, noon)).toEqual({ ok: true, record: null });
  });

  test("is found by its address, also if it was added since names were last read", async ({ db }) => {
    const viewer = aVisitor(db);
    expect(await knownRecords(viewer, noon)).toEqual([]);
    const [added] = await db
      .insert(scholarships)
      .values({ title: "Chevening" })
      .returning({ id: scholarships.id });
    const id = added?.id ?? "";
    const found = { ok: true, record: { kind: "scholarship", id, name: "Chevening" } };
    for (const typed of [
      `/scholarship/${id}`,
      `https://fursa.example/scholarship/${id}?x=1#y`,
      `https://fursa.example/scholarships/${id.toUpperCase()}`,
    ])
      expect(await resolveAboutRecord(viewer, typed, noon), typed).toEqual(found);
    expect(await resolveAboutRecord(viewer, `/college/${id}`, noon)).toEqual({ ok: false, candidates: [] });
    expect(await resolveAboutRecord(viewer, `/scholarship/${crypto.randomUUID()}`, noon)).toEqual({
      ok: false,
      candidates: [],
    });
  });

  test("is found by its name among the cached ones", async ({ db }) => {
    await db.insert(scholarships).values([{ title: "Chevening" }, { title: "Ashesi Award" }]);
    const found = await resolveAboutRecord(aVisitor(db), "ashesi", noon);
    expect(found).toMatchObject({ ok: true, record: { kind: "scholarship", name: "Ashesi Award" } });
  });
});
