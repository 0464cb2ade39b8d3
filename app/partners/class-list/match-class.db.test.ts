import { describe, expect } from "vitest";
import { loadCourses } from "#app/catalogue/courses/tables/load-courses.server.ts";
import type { Database } from "#database/database.ts";
import { colleges } from "#database/schema/index.ts";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test, testOnSeed } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { matchClass } from "./match-class.server.ts";
import { parseClass } from "./parse-class.ts";

async function answer(db: Database, list: string) {
  const reading = parseClass(list, "Kenya");
  if (!reading.ok) throw new Error(reading.problem);
  return matchClass(aVisitor(db), reading.rows, today);
}

const nursing = {
  fieldOfStudy: "Nursing",
  educationLevel: "undergraduate",
  country: "Kenya",
  gpaRequirement: "none",
} as const;

describe("the matches of a class", () => {
  test("are counted over all kinds: eligible ones first, then those to check, best first, newer before older", async ({
    db,
  }) => {
    await addScholarships(
      db,
      { ...nursing, title: "For Kenyans", citizens: ["Kenya"] },
      { ...nursing, title: "For Kenyans abroad", citizens: ["Kenya"], country: "Canada" },
      { ...nursing, title: "For whom is not said" },
      { ...nursing, title: "For Ghanaians", citizens: ["Ghana"] },
      { ...nursing, title: "For a B", citizens: ["Kenya"], grades: [{ system: "KCSE", min: "B" }] },
      { ...nursing, title: "Closed", citizens: ["Kenya"], deadline: "2026-01-01" },
    );
    await addColleges(db, {
      name: "College of Nursing",
      country: "Kenya",
      programs: ["Nursing"],
      programmes: [
        {
          name: "BSc Nursing",
          level: "undergraduate",
          field: "Nursing",
          requires: [{ system: "KCSE", min: "C+", subjects: [] }],
        },
      ],
      studyLevels: ["undergraduate"],
    });
    await addInternships(db, {
      title: "Ward work",
      field: "Nursing",
      location: "Kenya",
      mustBeEnrolled: true,
    });
    const [one] = await answer(db, "grade,field\nC+,Nursing");
    expect(one?.matches).toMatchObject({ counts: { opensLater: 3, checkWithThem: 1 } });
    expect(one?.matches?.best.map(({ title, verdict }) => `${title}: ${verdict}`)).toEqual([
      "For Kenyans: opensLater",
      "College of Nursing: opensLater",
      "For Kenyans abroad: opensLater",
      "For whom is not said: checkWithThem",
    ]);
  });

  test("name at most five and count them all", async ({ db }) => {
    await addScholarships(db, ...Array.from({ length: 7 }, () => ({ ...nursing, citizens: ["Any"] })));
    const [one] = await answer(db, "grade,field\nA,Nursing");
    expect(one?.matches).toMatchObject({ counts: { opensLater: 7 } });
    expect(one?.matches?.best).toHaveLength(5);
  });

  test("are queried once for rows that say the same, and a bad row gets its problem", async ({ db }) => {
    await addScholarships(db, { ...nursing, title: "For Kenyans", citizens: ["Kenya"] });
    let transactions = 0;
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (name === "transaction") transactions += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const rows = await answer(counted, `grade,field\n${"B,Nursing\n".repeat(20)}Q,Nursing\n`);
    expect(rows).toHaveLength(21);
    expect(rows.slice(0, 20).every(({ matches }) => matches?.counts.opensLater === 1)).toBe(true);
    expect(rows[20]).toMatchObject({ matches: null, problems: [expect.stringContaining("“Q”")] });
    expect(transactions).toBeLessThanOrEqual(2);
  });

  test("are empty if nothing fits", async ({ db }) => {
    const [one] = await answer(db, "grade,field\nB,Nursing");
    expect(one?.matches).toMatchObject({ counts: { openNow: 0, opensLater: 0 }, best: [] });
  });
});

test("include the five best courses by subject grades, those of the student's field first", async ({
  db,
}) => {
  await loadCourses(db);
  const [nurse, other] = await answer(
    db,
    "field;subjects\nNursing;Eng B+ Kis B Mat B Bio A- Che B+ Phy B- His A-\n;Eng D Kis D+ Mat D Bio D Che D CRE C Agr C",
  );
  expect(nurse?.courses).toHaveLength(5);
  expect(nurse?.courses.every(({ title }) => title.includes("Nursing"))).toBe(true);
  expect(nurse?.courses[0]).toMatchObject({ standing: "Likely" });
  expect(nurse?.courses[0]?.path).toContain("grades=ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11");
  expect(other?.courses.map(({ standing }) => standing)).not.toContain("Likely");
});

describe("in the starter catalogue", () => {
  const test = testOnSeed(new Date(`${today}T08:00:00Z`));

  test("someone with 15 points in UACE is named universities of Uganda that they can join", async ({
    db,
  }) => {
    const reading = parseClass("exam,grade,field,level\nUACE,15,Business,degree", "Uganda");
    if (!reading.ok) throw new Error(reading.problem);
    const [row] = await matchClass(aVisitor(db), reading.rows, today);
    expect(row?.problems).toEqual([]);
    const named = row?.matches?.best.filter(({ kind }) => kind === "college") ?? [];
    const known = await db.select({ id: colleges.id, country: colleges.country }).from(colleges);
    const countryOf = new Map(known.map(({ id, country }) => [id, country]));
    expect(named.map(({ id }) => countryOf.get(id))).toContain("Uganda");
    expect(named.map(({ verdict }) => verdict)).toEqual(named.map(() => "opensLater"));
  });
});
