import { describe, expect } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import { countListings } from "#app/catalogue/matching/match-listings.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { readJobFilters } from "#app/catalogue/search/filters/job-filters.ts";
import {
  readCatalogueIndex,
  searchColleges,
  searchInternships,
  searchJobs,
  searchScholarships,
} from "#app/catalogue/search/search.server.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { listKnownRecords } from "#app/community/scam-check/known-records/list-known-records.server.ts";
import { listUpcomingEvents } from "#app/discover/events/list-upcoming-events.server.ts";
import { listFeedScholarships } from "#app/discover/feeds/list-feed-scholarships.server.ts";
import { listNewestScholarships } from "#app/discover/home/list-newest-scholarships.server.ts";
import { countRecords, listPublicRecords } from "#app/discover/sitemap/public-records.server.ts";
import {
  findSchoolSpotlight,
  findStudentSpotlight,
} from "#app/discover/spotlights/find-spotlights.server.ts";
import { listTestPrep } from "#app/discover/test-prep/list-test-prep.server.ts";
import { findMatches } from "#app/students/matching/find-matches.server.ts";
import {
  listNewListings,
  matchNewListings,
} from "#app/students/matching/new/match-new-opportunities.server.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { asEditor, recordValues, today } from "#tests/support/as-editor.ts";
import { browsing } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { createRecord } from "./create-records.server.ts";
import { publishRecords, unpublishRecords } from "./publish-records.server.ts";

const amina: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "undergraduate",
  degreeType: null,
  gpa: null,
  budgetRange: null,
};

/** The text of everything that shows records to visitors and members. */
async function everythingShown(db: Database, ids: Record<string, string>): Promise<string> {
  const id = (kind: string) => ids[kind] ?? "";
  const whole = { part: 1, parts: 1 };
  const jobs = readJobFilters(new URLSearchParams("q=zebra"));
  const shown: unknown[] = [
    await searchScholarships(db, browsing("q=zebra"), today),
    await searchScholarships(db, browsing(""), today),
    await searchColleges(db, browsing("tab=colleges&q=zebra"), today),
    await searchInternships(db, browsing("tab=internships&q=zebra"), today),
    await searchJobs(db, await readCatalogueIndex(db, today), jobs),
    await listFeedScholarships(db, today),
    await listNewestScholarships(db, today),
    await listUpcomingEvents(db, today),
    await listTestPrep(db),
    await findStudentSpotlight(db),
    await findSchoolSpotlight(db),
    await listKnownRecords(db),
    await findScholarship(db, id("scholarships")),
    await findCollege(db, id("colleges")),
    await findInternship(db, id("internships")),
    await countRecords(db, ["scholarships", "colleges", "internships"]),
  ];
  for (const kind of ["scholarships", "colleges", "internships"] as const) {
    shown.push(await listPublicRecords(db, { kind, ...whole }, "en", null, 10));
  }
  return JSON.stringify(shown);
}

async function matchesShown(db: Database): Promise<string> {
  const snapshot = await readSnapshot(db, today);
  const shown: unknown[] = [{ analyzed: countListings(snapshot) }];
  for (const kind of ["scholarship", "college", "internship"] as const) {
    shown.push(await findMatches(db, { profile: amina, applicant: unknownApplicant }, kind, null, today));
  }
  return JSON.stringify(shown);
}

async function addOneOfEach(db: Database): Promise<Record<CatalogueKind, string>> {
  const add = (kind: CatalogueKind, texts: Record<string, string>) =>
    createRecord(db, kind, recordValues(kind, texts), { isPublished: true });
  const school = await add("colleges", { name: "Zebra College", country: "Kenya", programs: "Law" });
  return {
    scholarships: await add("scholarships", {
      title: "Zebra Award",
      field_of_study: "Law",
      country: "Kenya",
    }),
    internships: await add("internships", { title: "Zebra Work", field: "Law", location: "Kenya" }),
    events: await add("events", { title: "Zebra Fair", event_date: "2027-01-01" }),
    test_prep: await add("test_prep", {
      title: "Zebra Prep",
      test_type: "SAT",
      resource_url: "https://zebra.example.org/",
    }),
    student_spotlights: await add("student_spotlights", {
      name: "Zebra Student",
      country: "Kenya",
      story: "Zebras.",
      is_featured: "on",
    }),
    school_spotlights: await add("school_spotlights", {
      school_id: school,
      spotlight_text: "Zebras.",
      is_featured: "on",
    }),
    colleges: school,
  };
}

describe("an unpublished record", () => {
  test("is invisible to visitors and members until it is published again", async ({ db }) => {
    const ids = await addOneOfEach(db);
    const member = aMember(db, await somebody(db));
    const look = async () => {
      const seen = [];
      for (const viewer of [aVisitor(db), member]) {
        seen.push((await asViewer(viewer, (own) => everythingShown(own, ids))).replaceAll('"q":"zebra"', ""));
      }
      seen.push(await asViewer(member, matchesShown));
      return seen;
    };
    const before = await look();
    for (const seen of before) expect(seen).toContain("Zebra");
    const entries = Object.entries(ids) as [CatalogueKind, string][];
    await asEditor(db, async (own) => {
      for (const [kind, id] of entries) await unpublishRecords(own, kind, [id]);
    });
    for (const seen of await look()) expect(seen).not.toMatch(/zebra/i);
    expect((await look())[2]).toContain('"analyzed":0');
    await asEditor(db, async (own) => {
      for (const [kind, id] of entries.toReversed()) await publishRecords(own, kind, [id]);
    });
    expect(await look()).toEqual(before);
  });

  test("is in no alert, and is new for alerts on the day it is published for the first time", async ({
    db,
  }) => {
    const since = new Date(Date.now() - 3_600_000);
    const news = { since, until: new Date(Date.now() + 3_600_000), today };
    await db.insert(profiles).values({
      userId: await somebody(db),
      fullName: "Amina Yusuf",
      email: "amina@example.com",
      country: "Kenya",
      fieldsOfInterest: ["Law"],
      targetCountries: ["Kenya"],
    });
    const values = recordValues("scholarships", {
      title: "Zebra Award",
      field_of_study: "Law",
      country: "Kenya",
    });
    const id = await asEditor(db, (own) => createRecord(own, "scholarships", values, { isPublished: false }));
    const alerts = () =>
      asWorker(db, async (own) => {
        const found = await matchNewListings(own, await listNewListings(own, news));
        return found.profiles.length;
      });
    expect(await alerts()).toBe(0);
    await asEditor(db, (own) => publishRecords(own, "scholarships", [id]));
    expect(await alerts()).toBe(1);
  });
});
