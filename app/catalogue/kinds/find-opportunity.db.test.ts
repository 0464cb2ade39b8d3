import { describe, expect } from "vitest";
import { moreLikeThis } from "#app/discover/details/more-like-this.server.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { findCollege, findInternship, findScholarship } from "./find-opportunity.server.ts";

describe("a record's own page", () => {
  test("is found after it has closed", async ({ db }) => {
    const [id = ""] = await addScholarships(db, { title: "Closed", deadline: "2020-01-01" });
    const found = await asViewer(aVisitor(db), (own) => findScholarship(own, id));
    expect(found).toMatchObject({ id, title: "Closed", deadline: "2020-01-01" });
    expect(found).not.toHaveProperty("searchText");
  });

  test("is found for colleges and internships", async ({ db }) => {
    const [college = ""] = await addColleges(db, { name: "Ashesi" });
    const [internship = ""] = await addInternships(db, {
      title: "Outreachy",
      applicationDeadline: "2020-01-01",
    });
    expect(await asViewer(aVisitor(db), (own) => findCollege(own, college))).toMatchObject({
      name: "Ashesi",
    });
    expect(await asViewer(aVisitor(db), (own) => findInternship(own, internship))).toMatchObject({
      title: "Outreachy",
    });
  });

  test.for([
    "",
    "42",
    "null",
    "%00",
    "'; --",
    "00000000-0000-4000-8000-000000000000",
    "00000000-0000-4000-8000-00000000000g",
  ])("is not found under '%s', without an error", async (id, { db }) => {
    expect(await findScholarship(db, id)).toBeNull();
    expect(await findCollege(db, id)).toBeNull();
    expect(await findInternship(db, id)).toBeNull();
  });
});

describe("more like this", () => {
  test("shows up to three open ones, those of the same field and country first", async ({ db }) => {
    const [id = ""] = await addScholarships(
      db,
      { title: "This", fieldOfStudy: "Law, Arts", country: "Kenya" },
      { title: "Both", fieldOfStudy: "Arts", country: "Kenya, Ghana" },
      { title: "Country", fieldOfStudy: "Nursing", country: "Kenya" },
      { title: "Field", fieldOfStudy: "Law", country: "Japan" },
      { title: "Neither", fieldOfStudy: "Nursing", country: "Japan" },
      { title: "Closed", fieldOfStudy: "Law", country: "Kenya", deadline: "2020-01-01" },
    );
    const alike = await asViewer(aVisitor(db), (own) => moreLikeThis(own, "scholarships", { id }, today));
    expect(alike.map(({ title }) => title)).toEqual(["Both", "Field", "Country"]);
  });

  test("is empty if nothing is similar", async ({ db }) => {
    const [scholarship = ""] = await addScholarships(
      db,
      { title: "Alone" },
      { title: "Other", country: "Kenya" },
    );
    const [college = ""] = await addColleges(db, { country: "Kenya" }, { country: "Ghana" });
    expect(await moreLikeThis(db, "scholarships", { id: scholarship }, today)).toEqual([]);
    expect(await moreLikeThis(db, "colleges", { id: college }, today)).toEqual([]);
  });
});
