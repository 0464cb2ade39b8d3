import { expect } from "vitest";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { colleges } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findMatches } from "./find-matches.server.ts";
import { cardsOf } from "./match-cards.server.ts";

const today = "2026-11-20";
const profile: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "undergraduate",
  degreeType: null,
  gpa: 3.2,
  budgetRange: "0-5000",
};

test("a card with one answer missing asks for it in a few words, and explains circumstances first", async ({
  db,
}) => {
  const perfect = { fieldOfStudy: "All fields", country: "Kenya" };
  await addScholarships(
    db,
    { ...perfect, title: "For the young", ageMax: 25, citizens: ["Kenya"] },
    { ...perfect, title: "For refugees", groups: ["refugee"], groupsOnly: true, citizens: ["Kenya"] },
  );
  const applicant = { ...unknownApplicant, citizenships: ["Kenya"] };
  const { matches } = await findMatches(db, { profile, applicant }, "scholarship", null, today);
  const settled = cardsOf("scholarship", matches, today).map(({ title, settle }) => [title, settle]);
  expect(Object.fromEntries(settled)).toEqual({
    "For the young": "How old are you?",
    "For refugees": expect.stringMatching(/^Only for .*: tell us/),
  });
});

test("a card of a college that suits them names the course and its grades", async ({ db }) => {
  await db.insert(colleges).values({
    name: "Kisumu Law School",
    country: "Kenya",
    studyLevels: ["undergraduate"],
    programs: ["Law"],
    programmes: [
      {
        name: "Laws (LLB)",
        level: "undergraduate",
        field: "Law",
        requires: [{ system: "KCSE", min: "C+", subjects: [] }],
      },
    ],
  });
  const applicant: Applicant = {
    ...unknownApplicant,
    finished: "secondary",
    wants: ["undergraduate"],
    fields: ["Law"],
    standing: { ...noStanding, kcse: 8 },
  };
  const { matches } = await findMatches(db, { profile, applicant }, "college", null, today);
  const [card] = cardsOf("college", matches, today);
  expect([card?.verdict, card?.settle]).toEqual(["opensLater", "Laws (LLB): KCSE C+"]);
});

test("a card asks for the grades by subject if the mean is known, and not for the mean again", async ({
  db,
}) => {
  await db.insert(colleges).values({
    name: "Kisumu Law School",
    country: "Kenya",
    studyLevels: ["undergraduate"],
    programs: ["Law"],
    programmes: [
      {
        name: "Laws (LLB)",
        level: "undergraduate",
        field: "Law",
        requires: [{ system: "KCSE", min: "C+", subjects: [{ anyOf: ["English"], min: "B" }] }],
      },
    ],
  });
  const applicant: Applicant = {
    ...unknownApplicant,
    ...{ citizenships: ["Kenya"], residence: "Kenya", finished: "secondary" },
    ...{ wants: ["undergraduate"], fields: ["Law"], standing: { ...noStanding, kcse: 8 } },
  };
  const { matches } = await findMatches(db, { profile, applicant }, "college", null, today);
  const [card] = cardsOf("college", matches, today);
  expect([card?.verdict, card?.settle]).toEqual([
    "oneMissing",
    "Laws (LLB): KCSE C+, English B. Tell us your grades by subject",
  ]);
});
