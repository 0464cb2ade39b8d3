import { type SQL, sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { inColumn, type ProfileBits } from "./bits.ts";
import { type Criterion, criteria } from "./criteria.ts";

/** The points of a profile for an opportunity's bits, in SQL. */
export const pointsFor = (kind: OpportunityKind, profile: ProfileBits, column: SQL): SQL<number> =>
  pointsWhere(kind, (criterion) => sql`${column} & ${inColumn(criterion, profile[criterion])}::bigint <> 0`);

/** Adds up the criteria for which a condition holds. */
export function pointsWhere(kind: OpportunityKind, isMet: (criterion: Criterion) => SQL): SQL<number> {
  const won = criteria[kind].map(
    ({ criterion, won }) => sql`case when ${isMet(criterion)} then ${sql.raw(String(won))} else 0 end`,
  );
  return sql`(${sql.join(won, sql` + `)})`;
}
