import { type SQL, sql } from "drizzle-orm";
import { closesBy, stillOpen } from "#app/opportunities/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import type { MakeTile } from "./tile.ts";

const names = { scholarships: "Scholarships", colleges: "Colleges", internships: "Internships" };
const kinds = { scholarships, colleges, internships };
type Kind = keyof typeof kinds;
type Table = (typeof kinds)[Kind];

export const openTile: MakeTile = (db, today) =>
  countedTile(db, "Open opportunities", ["scholarships", "colleges", "internships"], (table) =>
    stillOpen(table.closesOn, today),
  );

/** From today to this day next week. */
export const closingTile: MakeTile = (db, today) =>
  countedTile(
    db,
    "Closing this week",
    ["scholarships", "internships"],
    (table) => sql`${stillOpen(table.closesOn, today)} and ${closesBy(table.closesOn, inAWeek(today))}`,
  );

export const newTile: MakeTile = (db, today) =>
  countedTile(
    db,
    "New this week",
    ["scholarships", "colleges", "internships"],
    (table) => sql`${table.createdAt} >= ((${today}::date - 7)::timestamp at time zone 'utc')`,
  );

const inAWeek = (today: string) => sql`(${today}::date + 7)`;

async function countedTile(db: Database, title: string, which: Kind[], where: (table: Table) => SQL) {
  const facts = [];
  for (const kind of which) {
    facts.push({ name: names[kind], value: await db.$count(kinds[kind], where(kinds[kind])) });
  }
  return { title, facts };
}
