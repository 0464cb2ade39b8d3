import { expect } from "vitest";
import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import type { Database } from "#database/database.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { listTonight } from "./list-tonight.server.ts";

const today = "2026-11-15";
const ghanaian = { title: "For Ghanaians", deadline: null, isRolling: true, citizens: ["Ghana"] };
const forNigerians = { title: "For Nigerians", deadline: null, isRolling: true, citizens: ["Nigeria"] };

async function tonight(db: Database, userId: string | null) {
  const applicant = userId ? await findApplicant(db, userId, today) : null;
  return (await listTonight(db, today, applicant)).map(({ title, verdict }) => [title, verdict?.verdict]);
}

test("a visitor sees what is open to anyone, the next to close first and without a verdict", async ({
  db,
}) => {
  await addScholarships(db, ghanaian, {
    ...forNigerians,
    title: "In March",
    isRolling: false,
    deadline: "2027-03-01",
  });
  expect(await tonight(db, null)).toEqual([
    ["In March", undefined],
    ["For Ghanaians", undefined],
  ]);
});

test("a member doesn't see what isn't open to them, and reads the verdict on the rest", async ({ db }) => {
  const { userId } = await aStudent(db, { citizenships: ["Nigeria"] });
  await addScholarships(db, ghanaian, forNigerians);
  expect(await tonight(db, userId)).toEqual([["For Nigerians", "openNow"]]);
});

test("a member without a match that is certainly open sees what is usually open now, and a visitor doesn't", async ({
  db,
}) => {
  const { userId } = await aStudent(db, { citizenships: ["Nigeria"] });
  const usually = { title: "Usually open", deadline: null, usualOpens: "10-01", usualCloses: "12-20" };
  await addScholarships(db, ghanaian, { ...usually, citizens: ["Nigeria"] });
  expect(await tonight(db, userId)).toEqual([["Usually open", "opensLater"]]);
  expect(await tonight(db, null)).toEqual([["For Ghanaians", undefined]]);
});

test("a day that only a visitor reported isn't surely open", async ({ db }) => {
  const reported = { facts: "deadline", source: "visitor" as const, url: "https://blog.example/call" };
  const official = { facts: "deadline", source: "official" as const, checkedOn: today };
  await addScholarships(
    db,
    { title: "Reported", deadline: "2026-12-15", evidence: [reported] },
    { title: "Reported and confirmed", deadline: "2026-12-15", evidence: [reported, official] },
  );
  expect(await tonight(db, null)).toEqual([["Reported and confirmed", undefined]]);
});
