import { brotliCompressSync, constants } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { collegeFacts } from "#app/discover/details/college/college-facts.ts";
import { internshipFacts } from "#app/discover/details/internship/internship-facts.ts";
import { scholarshipFacts } from "#app/discover/details/scholarship/scholarship-facts.ts";
import { openSigner } from "#app/shared/signing/signer.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addInternships, addScholarships } from "#tests/support/catalogue/listings.ts";
import { secret, test, testOnSeed } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { type CatalogueRow, rowsIn, withChanges } from "./catalogue-file.ts";
import { columnsOf, recordOf } from "./catalogue-rows.ts";
import { digestCatalogue, makeCatalogueFile } from "./make-catalogue-file.server.ts";
import { readCatalogueRows } from "./read-rows.server.ts";

const today = "2026-11-15";
const read = (db: Database) => asViewer(aVisitor(db), (own) => readCatalogueRows(own, today));
const file = async (db: Database, since: string | null = null) =>
  makeCatalogueFile(digestCatalogue(await read(db)), today, openSigner(secret, "catalogue"), since);
const kilobytes = (content: object) => {
  const text = Buffer.from(JSON.stringify(content));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).length / 1000;
};

describe("a snapshot of the catalogue", () => {
  test("contains what lists show, and nothing that has closed for good", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Open", deadline: "2026-11-15" },
      { title: "Closed", deadline: "2026-11-14" },
      { title: "Comes again, past its deadline", deadline: "2026-11-14", usualCloses: "11" },
      { title: "Comes again, rolled over", lastDeadline: "2026-11-14", usualCloses: "11" },
    );
    await addColleges(db, { name: "A college" });
    await addInternships(db, { title: "Closed work", applicationDeadline: "2026-11-01" });
    const { rows } = await read(db);
    expect(rows.scholarships.map(([, title]) => title).sort()).toEqual(["Comes again, rolled over", "Open"]);
    expect(rows.colleges.map(([, name]) => name)).toEqual(["A college"]);
    expect(rows.internships).toEqual([]);
  });

  test("is updated with what has changed since, and what was deleted", async ({ db }) => {
    const [id = ""] = await addScholarships(db, { title: "First" }, { title: "Second" });
    const before = await file(db);
    await db.delete(scholarships).where(eq(scholarships.id, id));
    await addColleges(db, { name: "New" });
    const changes = await file(db, before.parts);
    expect(changes.changed?.length).toBeLessThanOrEqual(2);
    expect(withChanges(rowsIn(before), changes)).toEqual((await read(db)).rows);
  });
});

/** The page of a record without what a snapshot leaves out: the URLs of its sources. */
const words = ({ sources, ...sheet }: { sources: { lines: string[] } }) => ({
  ...sheet,
  sources: sources.lines,
});

describe("a snapshot of the starter catalogue", () => {
  const test = testOnSeed(new Date(`${today}T12:00:00Z`));

  test("with five hundred records is at most 200 KB on the wire, and a day's changes a few", async ({
    db,
  }) => {
    const whole = await file(db);
    const { scholarships, colleges, internships } = rowsIn(whole);
    const records = scholarships.length + colleges.length + internships.length;
    expect(records).toBeGreaterThan(600);
    expect((kilobytes(whole) / records) * 500).toBeLessThan(200);
    // Fixed ids: an id decides which part of the file is sent again, and parts differ in size.
    await addScholarships(
      db,
      { id: "108b1c6e-0f7a-4b8e-9c52-3a1d5e7f9b01", title: "A new one" },
      { id: "802f7a90-6c1d-4e3b-8a47-b9c0d1e2f302", title: "Another" },
      { id: "f04c3d17-2b58-4f60-b1e9-7d6c5b4a3903", title: "And one more" },
    );
    const changes = kilobytes(await file(db, whole.parts));
    expect(changes).toBeLessThan(8);
  });

  test("says the same about a record as its page", async ({ db }) => {
    const { rows, rates } = await read(db);
    const reader = { rates, country: null };
    const some = (kind: Kind) => rows[kind].filter((_, place) => place % 2 === 0);
    const carriedOver = <Record>(kind: Kind, row: CatalogueRow) =>
      recordOf<Record>(kind, columnsOf(kind), row);
    for (const row of some("scholarships")) {
      const home = (await findScholarship(db, row[0])) ?? expect.fail(row[0]);
      const here = carriedOver<typeof home>("scholarships", row);
      expect(words(scholarshipFacts(here, reader, today))).toEqual(
        words(scholarshipFacts(home, reader, today)),
      );
    }
    for (const row of some("colleges")) {
      const home = (await findCollege(db, row[0])) ?? expect.fail(row[0]);
      const here = carriedOver<typeof home>("colleges", row);
      expect(words(collegeFacts(here, reader, today))).toEqual(words(collegeFacts(home, reader, today)));
    }
    for (const row of some("internships")) {
      const home = (await findInternship(db, row[0])) ?? expect.fail(row[0]);
      const here = carriedOver<typeof home>("internships", row);
      expect(words(internshipFacts(here, reader, today))).toEqual(
        words(internshipFacts(home, reader, today)),
      );
    }
  });
});
