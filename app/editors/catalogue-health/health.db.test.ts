import { describe, expect } from "vitest";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { createRecords } from "#app/editors/catalogue/edit/create-records.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { measuresOf } from "#app/editors/catalogue/gaps/measures.ts";
import { listRecords } from "#app/editors/catalogue/list/list-records.server.ts";
import { parseRecordFilters } from "#app/editors/catalogue/list/record-filters.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { recordValues, today } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { countMeasures } from "./count-measures.server.ts";
import { listSnapshots, saveDailySnapshot } from "./daily-snapshot.server.ts";

const records: Record<Kind, Record<string, string>[]> = {
  scholarships: [
    { title: "A", country: "Kenya, Ghana", deadline: "2027-01-01" },
    { title: "B", country: "Kenya", evidence: "dates | official | | | 2026-11-01" },
    { title: "C", country: "Germany" },
  ],
  colleges: [{ name: "A", country: "Uganda" }],
  internships: [],
};

async function fill(db: Database) {
  for (const kind of kinds)
    await createRecords(
      db,
      kind,
      records[kind].map((texts) => recordValues(kind, texts)),
      { isPublished: true },
    );
}

describe("the health of the catalogue", () => {
  test("counts the facts of published records, in total and for each served country", async ({ db }) => {
    await fill(db);
    const counted = await countMeasures(db, "scholarships", today);
    expect(counted.map(({ country, records: all }) => [country, all])).toEqual([
      [null, 3],
      ["Kenya", 2],
      ["Nigeria", 0],
      ["Ghana", 1],
      ["Ethiopia", 0],
      ["Uganda", 0],
    ]);
    expect(counted[0]?.counts).toMatchObject({ cycle: 1, fresh: 1, page: 1, documents: 0 });
    expect(await countMeasures(db, "internships", today)).toMatchObject([{ records: 0 }, {}, {}, {}, {}, {}]);
  });

  test.for(kinds)("links every number of %s to a list of as many records", async (kind, { db }) => {
    await fill(db);
    for (const { country, records: all, counts } of await countMeasures(db, kind, today))
      for (const measure of measuresOf(kind)) {
        const search = new URLSearchParams({
          state: "published",
          missing: measure,
          ...(country && { country }),
        });
        const { total } = await listRecords(
          db,
          recordTypes[kind],
          parseRecordFilters(recordTypes[kind], search),
          today,
        );
        expect(total, `${measure} in ${country}`).toBe(all - counts[measure]);
      }
  });

  test("is stored once a day by the worker, and readable by editors only", async ({ db }) => {
    await fill(db);
    await asWorker(db, (own) => saveDailySnapshot(own, "2026-11-14"));
    await createRecords(db, "colleges", [recordValues("colleges", { name: "B" })], { isPublished: true });
    await asWorker(db, (own) => saveDailySnapshot(own, today));
    await createRecords(db, "colleges", [recordValues("colleges", { name: "C" })], { isPublished: true });
    await asWorker(db, (own) => saveDailySnapshot(own, today));
    const admin = anAdmin(db, await somebody(db));
    expect(await asViewer(admin, (own) => listSnapshots(own, "colleges", today))).toMatchObject([
      { day: "2026-11-14", records: 1, counts: { cycle: 0 } },
      { day: today, records: 2 },
    ]);
    expect(await asViewer(admin, (own) => listSnapshots(own, "colleges", "2028-01-01"))).toEqual([]);
    const member = aMember(db, await somebody(db));
    await expect(asViewer(member, (own) => listSnapshots(own, "colleges", today))).rejects.toThrow();
  });
});
