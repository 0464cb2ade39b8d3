import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const dayOf = (day: string | SQL): SQL => sql`${day}::date`;

/**
 * A listing that closes today is still open. Days are in UTC. `closesOn` is the last day, or "infinity" without one, so that an index can
 * be used.
 */
export const stillOpen = (closesOn: SQLWrapper, today: string | SQL): SQL =>
  sql`${closesOn} >= ${dayOf(today)}`;

export const closesBy = (closesOn: SQLWrapper, last: string | SQL): SQL => sql`${closesOn} <= ${dayOf(last)}`;
