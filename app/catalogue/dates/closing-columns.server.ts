import { type SQL, sql } from "drizzle-orm";
import type { Evidence } from "#database/schema/facts.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** The tables whose listings open and close. */
type CycleTable = typeof scholarships | typeof colleges | typeof internships;

/**
 * The evidence of a record, if a visitor's report is part of it; otherwise none. `cycleOf` reads nothing else of it.
 */
export const reportedEvidence = ({ evidence }: CycleTable): SQL<Evidence[]> =>
  sql<Evidence[]>`case when ${evidence} @> '[{"source": "visitor"}]' then ${evidence} else '[]' end`;

const cycleOfTable = (table: CycleTable) => ({
  opensOn: table.opensOn,
  resultsOn: table.resultsOn,
  usualOpens: table.usualOpens,
  usualCloses: table.usualCloses,
  usualResults: table.usualResults,
  isRolling: table.isRolling,
  lastDeadline: table.lastDeadline,
  evidence: reportedEvidence(table),
});

/** The columns that `cycleOf` reads. */
export const scholarshipCycle = { ...cycleOfTable(scholarships), deadline: scholarships.deadline };
export const internshipCycle = {
  ...cycleOfTable(internships),
  applicationDeadline: internships.applicationDeadline,
};
export const collegeCycle = { ...cycleOfTable(colleges), applicationDeadline: colleges.applicationDeadline };

/** The announced deadline, or the last one that has passed and was rolled over. */
const deadlineOf = (table: CycleTable): SQL =>
  sql`coalesce(${"deadline" in table ? table.deadline : table.applicationDeadline}, ${table.lastDeadline})`;

/** The day on which it closes next, announced or usual; otherwise the day on which it closed. */
export const nextClosing = (table: CycleTable, today: string): SQL<string | null> =>
  sql<string | null>`next_closing(${deadlineOf(table)}, ${table.usualCloses}, ${today}::date)`;

/** Whether that day is the usual one. */
export const isExpected = (table: CycleTable, today: string): SQL<boolean> =>
  sql<boolean>`(${nextClosing(table, today)} is distinct from ${deadlineOf(table)})`;

/** That day as a sort key: infinity if there is none. */
export const closesNext = (table: CycleTable, today: string): SQL => {
  const day = nextClosing(table, today);
  return sql`case when ${day} >= ${today}::date then ${day} else 'infinity'::date end`;
};
