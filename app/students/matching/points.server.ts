import { type SQL, sql } from "drizzle-orm";
import { type Criterion, criteria } from "#app/catalogue/scoring/criteria.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { all, any, type Condition, meets, never } from "#app/students/fit/conditions.server.ts";
import { inColumn, type ProfileBits } from "./bits.ts";
import { winningSets } from "./winning.ts";

/** The points of a profile for an opportunity's bits, in SQL. */
export const pointsFor = (kind: OpportunityKind, profile: ProfileBits, column: SQL): SQL<number> =>
  pointsWhere(kind, (criterion) => sql`${column} & ${inColumn(criterion, profile[criterion])}::bigint <> 0`);

/** The same, criterion by criterion. */
export const criteriaFor = (kind: OpportunityKind, profile: ProfileBits) =>
  criteria[kind].map(({ criterion, won }) => ({
    criterion: criterion as Criterion,
    won,
    condition: meets("match_bits", BigInt(inColumn(criterion, profile[criterion]))),
  }));

/** Whether there are points enough to be shown. */
export function matchesFor(kind: OpportunityKind, profile: ProfileBits): Condition {
  const met = new Map(criteriaFor(kind, profile).map(({ criterion, condition }) => [criterion, condition]));
  return any(...winningSets(kind).map((set) => all(...set.map((criterion) => met.get(criterion) ?? never))));
}

/** Adds up the criteria for which a condition holds. */
export function pointsWhere(kind: OpportunityKind, isMet: (criterion: Criterion) => SQL): SQL<number> {
  const won = criteria[kind].map(
    ({ criterion, won }) => sql`case when ${isMet(criterion)} then ${sql.raw(String(won))} else 0 end`,
  );
  return sql`(${sql.join(won, sql` + `)})`;
}
