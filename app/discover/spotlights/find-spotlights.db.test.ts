import { expect } from "vitest";
import { colleges, schoolSpotlights, studentSpotlights } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { findSchoolSpotlight, findStudentSpotlight } from "./find-spotlights.server.ts";

test("without a featured student or school the result is null", async ({ db }) => {
  await db
    .insert(studentSpotlights)
    .values({ name: "Someone", country: "Ghana", story: "…", isFeatured: false });
  expect(await asViewer(aVisitor(db), findStudentSpotlight)).toBeNull();
  expect(await asViewer(aVisitor(db), findSchoolSpotlight)).toBeNull();
});

test("the featured student is found with the story", async ({ db }) => {
  const facts = { name: "Wangari Maathai", country: "Kenya", story: "It began with one application." };
  await db.insert(studentSpotlights).values({ ...facts, isFeatured: true });
  expect(await asViewer(aVisitor(db), findStudentSpotlight)).toEqual({
    ...facts,
    program: "",
    university: "",
    portrait: null,
  });
});

test("the featured school brings its name and country from the catalogue", async ({ db }) => {
  const [college] = await db
    .insert(colleges)
    .values({ name: "Ashesi University", country: "Ghana" })
    .returning({ id: colleges.id });
  const schoolId = college?.id ?? "";
  await db
    .insert(schoolSpotlights)
    .values({ schoolId, spotlightText: "On a hill above Accra.", isFeatured: true });
  expect(await asViewer(aVisitor(db), findSchoolSpotlight)).toEqual({
    id: schoolId,
    name: "Ashesi University",
    country: "Ghana",
    text: "On a hill above Accra.",
    logo: null,
  });
});
