import { describe, expect } from "vitest";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { checkMessage } from "../check-message.server.ts";
import { knownRecords } from "./known-records.server.ts";
import { listKnownRecords } from "./list-known-records.server.ts";

const noon = Date.UTC(2026, 2, 10, 12);
const minutes = 60_000;

describe("the records known to the scam check", () => {
  test("are every scholarship, college and internship with its official host", async ({ db }) => {
    await db
      .insert(scholarships)
      .values({ title: "Chevening", applicationUrl: "https://www.chevening.org/apply" });
    await db.insert(colleges).values({ name: "Ashesi University", websiteUrl: "https://www.ashesi.edu.gh" });
    await db.insert(internships).values({ title: "Outreachy", applicationUrl: "not an address" });
    const known = await asViewer(aVisitor(db), listKnownRecords);
    expect(known.map(({ kind, name, host }) => [kind, name, host])).toEqual([
      ["scholarship", "Chevening", "chevening.org"],
      ["college", "Ashesi University", "ashesi.edu.gh"],
      ["internship", "Outreachy", ""],
    ]);
    expect(checkMessage("Chevening: chevening-apply.com", known).verdict).toBe("danger");
  });

  test("are cached for ten minutes and then read again", async ({ db }) => {
    const viewer = aVisitor(db);
    expect(await knownRecords(viewer, noon)).toEqual([]);
    await db.insert(scholarships).values({ title: "Chevening" });
    expect(await knownRecords(viewer, noon + 9 * minutes)).toEqual([]);
    expect(await knownRecords(viewer, noon + 11 * minutes)).toHaveLength(1);
  });
});
