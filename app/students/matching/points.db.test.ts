import { getTableName, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { criteria } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { scoreCollege } from "#app/catalogue/scoring/score-college.ts";
import { scoreInternship } from "#app/catalogue/scoring/score-internship.ts";
import { scoreScholarship } from "#app/catalogue/scoring/score-scholarship.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { matchLayout } from "#database/schema/match-bits.ts";
import { test } from "#tests/support/database.ts";
import {
  randomCollege,
  randomInternship,
  randomProfile,
  randomScholarship,
} from "#tests/support/random-opportunities.ts";
import { bitsOfProfile } from "./bits.ts";
import { pointsWhere } from "./points.server.ts";

const together = 1000;

describe("the database and the pages give the same points", { timeout: 120_000 }, () => {
  test("for thousands of random students and scholarships", async ({ db }) => {
    await standIn(db, "scholarship");
    await agree(randomScholarship, async (pairs) => {
      await addAll(db, "scholarship", pairs);
      const expected = pairs.map(([profile, facts]) => scoreScholarship(profile, facts).points);
      return { expected, counted: await countPoints(db, "scholarship", pairs) };
    });
  });

  test("for thousands of random students and colleges", async ({ db }) => {
    await standIn(db, "college");
    await agree(randomCollege, async (pairs) => {
      await addAll(db, "college", pairs);
      const expected = pairs.map(([profile, facts]) => scoreCollege(profile, facts).points);
      return { expected, counted: await countPoints(db, "college", pairs) };
    });
  });

  test("for thousands of random students and internships", async ({ db }) => {
    await standIn(db, "internship");
    await agree(randomInternship, async (pairs) => {
      await addAll(db, "internship", pairs);
      const expected = pairs.map(([profile, facts]) => scoreInternship(profile, facts).points);
      return { expected, counted: await countPoints(db, "internship", pairs) };
    });
  });
});

describe("the bits of an opportunity", () => {
  test("lie beside each other", () => {
    const places = Object.values(matchLayout);
    for (const [nth, { first }] of places.entries()) {
      const before = places[nth - 1];
      expect(first).toBe(before ? before.first + before.list.length : 0);
    }
  });

  test("do not depend on the database's idea of letter case", async ({ db }) => {
    const texts = [
      "MEDİCİNE",
      "medıcıne",
      "\u212aenya",
      "ſciences",
      "ΣΑΣ ς",
      "STRASSE ß ẞ",
      "Médicine",
      "Me\u0301DICINE",
    ];
    const answer = await db.execute(sql`
      select words, match_text(words) as comparable from unnest(${sql.param(texts)}::text[]) with ordinality as list(words, place)
      order by place`);
    const { rows } = answer as unknown as { rows: { comparable: string }[] };
    expect(rows.map(({ comparable }) => comparable)).toEqual([
      "medİcİne",
      "medıcıne",
      "\u212aenya",
      "ſciences",
      "ΣΑΣ ς",
      "strasse ß ẞ",
      "médicine",
      "me\u0301dicine",
    ]);
  });
});

/**
 * An empty copy of a table in its place, with the bits as they are worked out. The other columns that are worked out would take
 * most of the time, and its indexes and triggers are not there either.
 */
async function standIn(db: Database, kind: OpportunityKind): Promise<void> {
  const table = getTableName(tableOf[kind]);
  const name = sql.identifier(table);
  await db.execute(
    sql`create temporary table ${name} (like public.${name} including defaults including generated) on commit drop`,
  );
  const others = await ask<{ column: string }>(
    db,
    sql`select attname as column from pg_attribute
      where attrelid = ${`pg_temp.${table}`}::regclass and attgenerated <> '' and attname <> 'match_bits'`,
  );
  const drops = others.map(({ column }) => sql`drop column ${sql.identifier(column)}`);
  await db.execute(sql`alter table pg_temp.${name} ${sql.join(drops, sql`, `)}`);
}

/** In one statement: so many values take Drizzle longer than the database. The place of a pair is kept as its title. */
async function addAll(db: Database, kind: OpportunityKind, pairs: [MatchProfile, object][]): Promise<void> {
  const rows = pairs.map(([, facts], place) => ({ ...inSnakeCase(facts), [titleOf[kind]]: String(place) }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(sql.identifier), sql`, `);
  const table = tableOf[kind];
  await db.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`);
}

const titleOf = { scholarship: "title", college: "name", internship: "title" };

const inSnakeCase = (facts: object) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

async function agree<Facts>(
  opportunity: fc.Arbitrary<Facts>,
  compare: (pairs: [MatchProfile, Facts][]) => Promise<{ expected: number[]; counted: number[] }>,
): Promise<void> {
  const pairs = fc.array(fc.tuple(randomProfile, opportunity), { minLength: together, maxLength: together });
  const sameForAll = fc.asyncProperty(pairs, async (some) => {
    const { expected, counted } = await compare(some);
    expect(counted).toHaveLength(together);
    const different = some.flatMap((pair, place) =>
      expected[place] === counted[place]
        ? []
        : [{ pair, expected: expected[place], counted: counted[place] }],
    );
    expect(different).toEqual([]);
    expect(new Set(expected).size).toBeGreaterThan(3);
  });
  await fc.assert(sameForAll, { numRuns: 10_000 / together, endOnFailure: true });
}

/** The points of every pair from one query, after which the opportunities are gone again. */
async function countPoints(
  db: Database,
  kind: OpportunityKind,
  pairs: [MatchProfile, unknown][],
): Promise<number[]> {
  const wanted = pairs.map(([profile], place) => ({ place: String(place), ...bitsOfProfile(profile) }));
  const isMet = (criterion: (typeof criteria)[OpportunityKind][number]["criterion"]) =>
    sql`match_bits & (${sql.identifier(criterion)} << ${matchLayout[criterion].first}) <> 0`;
  const answer = await db.execute(sql`
    select ${pointsWhere(kind, isMet)} as points
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted
      (place text, "field" bigint, "country" bigint, "level" bigint, "gpa" bigint, "budget" bigint, "duration" bigint)
    join (select match_bits, ${sql.identifier(titleOf[kind])} as title from ${tableOf[kind]}) as opportunity on title = place
    order by place::int`);
  await db.delete(tableOf[kind]);
  return (answer as unknown as { rows: { points: number }[] }).rows.map(({ points }) => points);
}
