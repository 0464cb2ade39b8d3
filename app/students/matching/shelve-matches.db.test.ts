import { eq, sql } from "drizzle-orm";
import { describe, expect, test as testWithSessions } from "vitest";
import type { Database } from "#database/database.ts";
import { matchShelves, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { writtenByTriggers } from "#tests/support/catalogue.ts";
import { test, testDatabase } from "#tests/support/database.ts";
import { countMatches } from "./count-matches.server.ts";
import { shelveMatches } from "./shelve-matches.server.ts";
import { readShelves } from "./shelves/read-shelves.server.ts";

const today = "2026-11-20";
const lawyer = {
  fieldsOfInterest: ["Law"],
  targetCountries: [],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};

const written = [scholarships, matchShelves, ...writtenByTriggers];

describe("filling the shelves", () => {
  test("goes on behind a shelf that is full", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, field_of_study)
      select 'One of many ' || n % 100, case when n % 3 = 0 then 'Law' else 'Arts' end from generate_series(1, 8200) as n`);
    await asWorker(db, (own) => shelveMatches(own, today));
    const shelves = await readShelves(db, today);
    expect(shelves.scholarship?.size).toBe(2 * 8192);
    for (const asked of [shelves, undefined]) {
      const { scholarship } = (await countMatches(db, lawyer, today, asked)).kinds;
      expect(scholarship).toEqual({ analyzed: 8200, matches: 2733 });
    }
  });

  testWithSessions("loses and doubles nothing that several people write meanwhile", async () => {
    const { db, asOwner } = await testDatabase();
    try {
      let writing = true;
      const job = async () => {
        while (writing) await asWorker(db, (own) => shelveMatches(own, today));
      };
      const writers = [0, 1, 2].map((writer) => write(db, writer));
      await Promise.all([Promise.all(writers).finally(() => (writing = false)), job(), job()]);
      const { scholarship } = (await asWorker(db, (own) => countMatches(own, lawyer, today))).kinds;
      expect(scholarship).toEqual({ analyzed: 60, matches: 30 });
    } finally {
      // With what triggers and the job wrote on the way.
      await asOwner(async (own) => {
        for (const table of written) await own.delete(table);
      });
    }
  });
});

/** Twenty scholarships, of which half change their field in a transaction of its own. */
async function write(db: Database, writer: number): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const title = `${writer}, ${n}`;
    const fieldOfStudy = n % 4 === 0 ? "Law" : "Arts";
    await asWorker(db, (own) =>
      own.insert(scholarships).values({ title, fieldOfStudy, gpaRequirement: "above_3_5" }),
    );
    if (n % 4 > 1) continue;
    const changed = { fieldOfStudy: n % 4 === 0 ? "Law, Arts" : "Law" };
    await asWorker(db, (own) => own.update(scholarships).set(changed).where(eq(scholarships.title, title)));
  }
}
