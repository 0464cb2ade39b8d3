import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const dayOf = (day: string | SQL): SQL => sql`${day}::date`;

/**
 * What closes today is still open, and what names no day never closes. Days are in UTC. `closesOn` is a listing's last day, or "infinity"
 * if it names none, so that an index can answer.
 */
export const stillOpen = (closesOn: SQLWrapper, today: string | SQL): SQL =>
  sql`${closesOn} >= ${dayOf(today)}`;

export const closesBy = (closesOn: SQLWrapper, last: string | SQL): SQL => sql`${closesOn} <= ${dayOf(last)}`;
