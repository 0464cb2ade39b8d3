import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { findPlan } from "./find-plan.server.ts";

const planOf = (db: Database, userId: string) =>
  askedBy(aSignedInMember(db, userId), (own, member) => findPlan(own, member, today));

const law = { fieldOfStudy: "Law", educationLevel: "undergraduate", country: "Nigeria" } as const;

describe("a plan", () => {
  test("contains what fits and is not closed to the student, of all kinds, with their days", async ({
    db,
  }) => {
    const { userId } = await aStudent(db, {
      targetCountries: ["Nigeria"],
      wantedLevels: ["undergraduate"],
      degreeType: "undergraduate",
      finished: "secondary",
    });
    await addScholarships(
      db,
      { ...law, title: "For Nigerians", citizens: ["Nigeria"], deadline: "2027-02-01", tests: ["IELTS 6.5"] },
      { ...law, title: "Not said for whom", usualCloses: "05" },
      { ...law, title: "For Kenyans", citizens: ["Kenya"], deadline: "2027-02-01" },
      { title: "Nothing alike", fieldOfStudy: "Nursing", country: "Kenya", deadline: "2027-02-01" },
    );
    await addColleges(db, {
      ...{ name: "College of Law", country: "Nigeria", programs: ["Law"], studyLevels: ["undergraduate"] },
      programmes: [{ name: "Laws", level: "undergraduate", field: "Law" }],
      usualOpens: "03",
    });
    await addInternships(db, {
      title: "Court work",
      field: "Law",
      location: "Nigeria",
      mustBeEnrolled: true,
    });
    const plan = await planOf(db, userId);
    expect(plan?.counts).toEqual({
      openNow: 0,
      opensLater: 0,
      oneMissing: 1,
      checkWithThem: 2,
      aside: 0,
      notOpen: 2,
    });
    const days = plan?.dates.map(
      ({ title, verdict, what, when }) => `${title} (${verdict}) ${what} ${when.day}`,
    );
    expect(days?.sort()).toEqual([
      "College of Law (checkWithThem) opens 2027-03-01",
      "College of Law (checkWithThem) opens 2028-03-01",
      "For Nigerians (oneMissing) closes 2027-02-01",
      "Not said for whom (checkWithThem) closes 2027-05-31",
      "Not said for whom (checkWithThem) closes 2028-05-31",
    ]);
    expect(plan?.preparations.map(({ text }) => text)).toEqual([
      "Take IELTS by January 2027: 1 of your matches asks for it",
    ]);
  });

  test("needs a profile, and uses only the member's own data", async ({ db }) => {
    await addScholarships(db, { ...law, citizens: ["Any"], deadline: "2027-02-01" });
    await aStudent(db);
    expect(await planOf(db, await somebody(db))).toBeNull();
  });

  test("is empty where nothing fits", async ({ db }) => {
    const { userId } = await aStudent(db);
    expect(await planOf(db, userId)).toMatchObject({
      planned: [],
      dates: [],
      preparations: [],
    });
  });
});
