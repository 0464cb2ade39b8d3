import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A day of the calendar for a comparison, whether it comes from here or from the database. */
const dayOf = (day: string | SQL): SQL => sql`${day}::date`;

/**
 * `hasClosed` the other way round, for queries: `closes_on` of a listing is its last day, or the end of time where it names
 * none, so that one comparison tells, and an index can.
 */
export const stillOpen = (closesOn: SQLWrapper, today: string | SQL): SQL =>
  sql`${closesOn} >= ${dayOf(today)}`;

/** Open, and not for longer than to this day. */
export const closesBy = (closesOn: SQLWrapper, last: string | SQL): SQL => sql`${closesOn} <= ${dayOf(last)}`;
