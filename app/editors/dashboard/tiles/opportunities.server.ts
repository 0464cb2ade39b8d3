import { type SQL, sql } from "drizzle-orm";
import { closesBy, stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import type { MakeTile } from "../tile.ts";

const names = { scholarships: "Scholarships", colleges: "Colleges", internships: "Internships" };
const kinds = { scholarships, colleges, internships };
/** Kinds with a deadline. */
const closing = { scholarships, internships };
type OpportunityTable = keyof typeof kinds;
type Table = (typeof kinds)[OpportunityTable];

export const openTile: MakeTile = (db, today) =>
  countedTile(db, "Open opportunities", ["scholarships", "colleges", "internships"], (table) =>
    stillOpen(table.listedUntil, today),
  );

/** From today to this day next week. */
export const closingTile: MakeTile = (db, today) =>
  tileOf(db, "Closing this week", ["scholarships", "internships"], (kind) => {
    const { listedUntil } = closing[kind];
    return sql`${stillOpen(listedUntil, today)} and ${closesBy(listedUntil, inAWeek(today))}`;
  });

export const newTile: MakeTile = (db, today) =>
  countedTile(
    db,
    "New this week",
    ["scholarships", "colleges", "internships"],
    (table) => sql`${table.createdAt} >= ((${today}::date - 7)::timestamp at time zone 'utc')`,
  );

const inAWeek = (today: string) => sql`(${today}::date + 7)`;

const countedTile = (db: Database, title: string, which: OpportunityTable[], where: (table: Table) => SQL) =>
  tileOf(db, title, which, (kind) => where(kinds[kind]));

async function tileOf<Of extends OpportunityTable>(
  db: Database,
  title: string,
  which: Of[],
  where: (kind: Of) => SQL,
) {
  const facts = await settleAll(
    which.map(async (kind) => ({ name: names[kind], value: await db.$count(kinds[kind], where(kind)) })),
  );
  return { title, facts };
}
