import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { FactsOf, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { readPlaces } from "#app/catalogue/eligibility/places.ts";
import { type Reading, readGrade } from "#app/catalogue/eligibility/read-grade.ts";
import { readTests, type TestsAsked } from "#app/catalogue/eligibility/read-tests.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import { fitLayout, gradeLayout, openLayout } from "#database/schema/fit-bits.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { testNames } from "#database/schema/lists.ts";
import { africanCountries, anyPlace, placeNames } from "#database/schema/places.ts";
import { test } from "#tests/support/database.ts";
import { silentFacts } from "#tests/support/fit.ts";
import { randomFit } from "#tests/support/random-fit.ts";
import { starterFacts } from "#tests/support/starter.ts";
import { placeOfTest, verdictFor } from "./verdict.server.ts";

/** Times 140 records of each of three kinds: 105,000 pairs. */
const people = 250;
const records = 140;

const places: Verdict[] = ["can", "check", "closed"];

type Facts = FactsOf[OpportunityKind];

const add: {
  [Kind in OpportunityKind]: (db: Database, facts: FactsOf[Kind][]) => Promise<{ id: string }[]>;
} = {
  scholarship: (db, facts) =>
    db
      .insert(scholarships)
      .values(facts.map((one) => ({ ...one, title: "Made up" })))
      .returning({ id: scholarships.id }),
  college: (db, facts) =>
    db
      .insert(colleges)
      .values(facts.map((one) => ({ ...one, name: "Made up" })))
      .returning({ id: colleges.id }),
  internship: (db, facts) =>
    db
      .insert(internships)
      .values(facts.map((one) => ({ ...one, title: "Made up" })))
      .returning({ id: internships.id }),
};

/** Judges all pairs twice, and says where the two differ. */
async function compare<Kind extends OpportunityKind>(
  db: Database,
  kind: Kind,
  facts: FactsOf[Kind][],
  applicants: Applicant[],
) {
  const added = await add[kind](db, facts);
  const byId = new Map(added.map(({ id }, place) => [id, facts[place] as FactsOf[Kind]]));
  const differ: { facts: Facts; applicant: Applicant; inSql: Verdict | undefined; judged: unknown }[] = [];
  const seen: Record<Verdict, number> = { can: 0, check: 0, closed: 0 };
  let pairs = 0;
  for (const applicant of applicants) {
    const rows = await ask<{ id: string; verdict: number }>(
      db,
      sql`select id, ${verdictFor(kind, applicant)} as verdict from ${tableOf[kind]}`,
    );
    for (const { id, verdict } of rows) {
      const one = byId.get(id);
      if (!one) continue;
      pairs++;
      const judged = judge(kind, one, applicant);
      seen[judged.verdict]++;
      if (judged.verdict !== places[verdict] && differ.length < 2)
        differ.push({ facts: one, applicant, inSql: places[verdict], judged });
    }
  }
  return { differ, seen, pairs };
}

function packed({ bars, hasOtherWays, asksMore }: Reading): bigint {
  const all = { ...bars, schoolHasOtherWays: hasOtherWays ? 1 : 0, schoolAsksMore: asksMore ? 1 : 0 };
  return Object.entries(all).reduce(
    (bits, [place, value]) =>
      bits | (BigInt(value) << BigInt(gradeLayout[place as keyof typeof gradeLayout].first)),
    0n,
  );
}

function packedTests({ least, hasOther }: TestsAsked): bigint {
  const steps = testNames.map((test) => BigInt(least[test] ?? 0) << BigInt(placeOfTest(test).first));
  return steps.reduce((bits, one) => bits | one, hasOther ? 1n << 61n : 0n);
}

const starterMinima = [
  ...starterFacts("scholarships", { grades: [] as GradeNeeded[] }).flatMap(({ grades }) => grades),
  ...starterFacts("internships", { grades: [] as GradeNeeded[] }).flatMap(({ grades }) => grades),
  ...starterFacts("colleges", { entry: [] as GradeNeeded[] }).flatMap(({ entry }) => entry),
];
const starterTests = starterFacts("scholarships", { tests: [] as string[] }).map(({ tests }) => tests);

const random = randomFit(15);
const applicants = Array.from({ length: people }, random.applicant);

async function agree<Kind extends OpportunityKind>(db: Database, kind: Kind, facts: FactsOf[Kind][]) {
  const { differ, seen, pairs } = await compare(db, kind, facts, applicants);
  expect(differ).toEqual([]);
  expect(pairs).toBe(people * records);
  for (const verdict of places) expect(seen[verdict]).toBeGreaterThan(50);
}

describe("the database and the pages give the same verdict", { timeout: 300_000 }, () => {
  test("for thousands of random pairs of a student and a scholarship", ({ db }) =>
    agree(db, "scholarship", Array.from({ length: records }, random.facts.scholarship)));
  test("for thousands of random pairs of a student and a college", ({ db }) =>
    agree(db, "college", Array.from({ length: records }, random.facts.college)));
  test("for thousands of random pairs of a student and an internship", ({ db }) =>
    agree(db, "internship", Array.from({ length: records }, random.facts.internship)));

  test("for every record of the starter catalogue", async ({ db }) => {
    const few = applicants.slice(0, 40);
    const unknown = { ...silentFacts.scholarship, citizens: null };
    const found = [
      await compare(db, "scholarship", starterFacts("scholarships", unknown), few),
      await compare(db, "college", starterFacts("colleges", silentFacts.college), few),
      await compare(db, "internship", starterFacts("internships", silentFacts.internship), few),
    ];
    expect(found.flatMap(({ differ }) => differ)).toEqual([]);
  });
});

describe("the bits of a verdict", () => {
  test("lie beside each other, and fit in a column", () => {
    for (const layout of [gradeLayout, openLayout, fitLayout]) {
      const all = Object.values(layout);
      for (const [nth, { first }] of all.entries()) {
        const before = all[nth - 1];
        expect(first).toBe(before ? before.first + before.bits : 0);
      }
      const last = all.at(-1);
      expect((last?.first ?? 0) + (last?.bits ?? 0)).toBeLessThan(64);
    }
  });

  test("hold each minimum as it is read", async ({ db }) => {
    const rows = [...Array.from({ length: 6000 }, random.grade), ...starterMinima];
    const found = await ask<{ bits: string }>(
      db,
      sql`select fit_grade(system, min, note)::text as bits
        from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (system text, min text, note text))
          with ordinality as given (system, min, note, place)
        order by place`,
    );
    expect(rows.map((row, place) => ({ row, bits: found[place]?.bits }))).toEqual(
      rows.map((row) => ({ row, bits: String(packed(readGrade(row))) })),
    );
  });

  test("hold each list of tests as it is read", async ({ db }) => {
    const lists = [...Array.from({ length: 3000 }, random.tests), ...starterTests];
    const found = await ask<{ bits: string }>(
      db,
      sql`select fit_tests(array(select json_array_elements_text(list)))::text as bits
        from json_array_elements(${JSON.stringify(lists)}::json) with ordinality as given (list, place) order by place`,
    );
    expect(lists.map((list, place) => ({ list, bits: found[place]?.bits }))).toEqual(
      lists.map((list) => ({ list, bits: String(packedTests(readTests(list))) })),
    );
  });

  test("name the same countries as the list of places", async ({ db }) => {
    for (const name of [...africanCountries, ...Object.keys(placeNames), ...anyPlace, "Atlantis"]) {
      const read = readPlaces([name]);
      const countries = africanCountries.reduce(
        (bits, country, place) => (read?.countries.has(country) ? bits | (1n << BigInt(place)) : bits),
        0n,
      );
      const expected = countries | (read?.isAny ? 1n << 54n : 0n) | (read?.hasUnknown ? 1n << 55n : 0n);
      const [found] = await ask<{ bits: string }>(
        db,
        sql`select fit_places(array[${name}]::text[])::text as bits`,
      );
      expect(`${name} ${found?.bits}`).toBe(`${name} ${expected}`);
    }
  });
});
