import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { catalogueChanges, scholarships, scrapedFinds } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { mergeFind, publishFind, rejectFind } from "./decide-find.server.ts";
import { findFind, listWaitingFinds } from "./list-finds.server.ts";

const now = new Date("2026-11-15T08:00:00Z");

async function aFind(db: Database, likeId: string | null = null) {
  const [find] = await db
    .insert(scrapedFinds)
    .values({
      address: "https://news.example/cedar",
      sourceName: "Opportunities for Africans",
      kind: "scholarships",
      title: "Cedar Fellowship",
      fields: {},
      state: "waiting",
      likeId,
      checkedAt: now,
    })
    .returning({ id: scrapedFinds.id });
  return find?.id ?? "";
}

function typed(texts: Record<string, string>) {
  const reading = parseRecord(recordTypes.scholarships, { title: "Cedar Fellowship", ...texts });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.values;
}

const editor = async (db: Database) => anAdmin(db, await somebody(db));

describe("an editor", () => {
  test("publishes a find with their corrections, once", async ({ db }) => {
    const id = await aFind(db);
    const admin = await editor(db);
    const values = typed({ deadline: "2027-04-30", source_url: "https://news.example/cedar" });
    const decided = await asViewer(admin, (own) => publishFind(own, id, values, now));
    expect(decided).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        title: "Cedar Fellowship",
        deadline: "2027-04-30",
        sourceUrl: "https://news.example/cedar",
        checkedAt: now,
      },
    ]);
    expect(await asViewer(admin, (own) => publishFind(own, id, values, now))).toEqual({
      ok: false,
      reason: "decided",
    });
    expect(await asViewer(admin, (own) => rejectFind(own, id, now))).toEqual({
      ok: false,
      reason: "decided",
    });
    expect(await db.$count(scholarships)).toBe(1);
    expect(await asViewer(admin, listWaitingFinds)).toMatchObject({ scraped: [], total: 0 });
  });

  test("rejects a find, and its URL is remembered", async ({ db }) => {
    const id = await aFind(db);
    const admin = await editor(db);
    expect(await asViewer(admin, (own) => rejectFind(own, id, now))).toEqual({ ok: true, recordId: null });
    expect(await db.select().from(scrapedFinds)).toMatchObject([
      { state: "rejected", address: "https://news.example/cedar" },
    ]);
    expect(await db.$count(scholarships)).toBe(0);
  });

  test("merges a find into its record: gaps are filled, a later closing day replaces the old one, the rest stays", async ({
    db,
  }) => {
    const [record] = await db
      .insert(scholarships)
      .values({
        title: "Cedar Fellowship 2026",
        country: "Ghana",
        deadline: "2026-04-30",
        checkedAt: now,
        evidence: [
          { facts: "deadline", source: "official", checkedOn: "2026-03-01" },
          { facts: "amount", source: "official", checkedOn: "2026-03-01" },
        ],
      })
      .returning({ id: scholarships.id });
    const id = await aFind(db, record?.id);
    const admin = await editor(db);
    expect(await asViewer(admin, (own) => findFind(own, id))).toMatchObject({
      like: { title: "Cedar Fellowship 2026", isPublished: true },
    });
    const values = typed({ country: "Kenya", amount: "€12,000", deadline: "2027-04-30" });
    expect(await asViewer(admin, (own) => mergeFind(own, id, values, now))).toEqual({
      ok: true,
      recordId: record?.id,
    });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        title: "Cedar Fellowship 2026",
        country: "Ghana",
        amount: "€12,000",
        deadline: "2027-04-30",
        // The evidence for the former day is removed with it.
        checkedAt: null,
        evidence: [{ facts: "amount", source: "official", checkedOn: "2026-03-01" }],
      },
    ]);
    const changes = await db.select().from(catalogueChanges).where(eq(catalogueChanges.action, "merge"));
    expect(changes).toHaveLength(1);
  });

  test("cannot merge into a record that is gone", async ({ db }) => {
    const id = await aFind(db, crypto.randomUUID());
    expect(await asViewer(await editor(db), (own) => mergeFind(own, id, typed({}), now))).toEqual({
      ok: false,
      reason: "gone",
    });
    expect(await db.select().from(scrapedFinds)).toMatchObject([{ state: "waiting" }]);
  });
});

describe("a stranger", () => {
  test("can neither see the queue nor decide", async ({ db }) => {
    const id = await aFind(db);
    for (const viewer of [aVisitor(db), aMember(db, await somebody(db))]) {
      await expect(asViewer(viewer, listWaitingFinds)).rejects.toThrow();
      await expect(asViewer(viewer, (own) => publishFind(own, id, typed({}), now))).rejects.toThrow();
      await expect(asViewer(viewer, (own) => rejectFind(own, id, now))).rejects.toThrow();
      await expect(asViewer(viewer, (own) => mergeFind(own, id, typed({}), now))).rejects.toThrow();
    }
    expect(await db.select().from(scrapedFinds)).toMatchObject([{ state: "waiting" }]);
  });
});
