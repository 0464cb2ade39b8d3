import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { isExpected, nextClosing } from "#app/opportunities/closing-columns.server.ts";
import type { Cycle } from "#app/opportunities/cycle.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, savedItems, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import type { SavedStatus } from "./progress.ts";

export interface SavedItem {
  kind: OpportunityKind;
  id: string;
  title: string;
  /** False once an editor has taken it down. */
  isListed: boolean;
  byline: string;
  /** The day it closes, like 2026-12-15; null where it names none. */
  day: string | null;
  isExpected: boolean;
  cycle: Cycle;
  officialUrl: string;
  status: SavedStatus;
  note: string;
  ticked: string[];
  wantsOpening: boolean;
  savedAt: Date;
}

interface Wanted {
  kind?: OpportunityKind;
  offset?: number;
  limit?: number;
}

/** What someone saved, the next to close first, those that name no day after them, closed ones at the end. */
export function listSaved(
  db: Database,
  userId: string,
  { kind, offset = 0, limit }: Wanted,
  today: string,
): Promise<SavedItem[]> {
  const day = closingDay(today);
  const hasClosed = sql`coalesce(${day} < ${today}::date, false)`;
  const query = db
    .select({
      ...columns,
      day: sql<string | null>`${day}::text`,
      isExpected: sql<boolean>`coalesce(${isUsual(today)}, false)`,
    })
    .from(savedItems)
    .leftJoin(scholarships, eq(scholarships.id, savedItems.scholarshipId))
    .leftJoin(colleges, eq(colleges.id, savedItems.collegeId))
    .leftJoin(internships, eq(internships.id, savedItems.internshipId))
    .where(and(eq(savedItems.userId, userId), kind && eq(savedItems.kind, kind)))
    .orderBy(
      hasClosed,
      sql`case when ${hasClosed} then null else ${day} end nulls last`,
      sql`${day} desc nulls last`,
      desc(savedItems.createdAt),
      desc(savedItems.id),
    )
    .offset(offset);
  return limit === undefined ? query : query.limit(limit);
}

/** How many of each kind. */
export async function countSaved(db: Database, userId: string): Promise<Record<OpportunityKind, number>> {
  const counted = await db
    .select({ kind: savedItems.kind, count: sql<number>`count(*)::int` })
    .from(savedItems)
    .where(eq(savedItems.userId, userId))
    .groupBy(savedItems.kind);
  const countOf = (kind: OpportunityKind) => counted.find((row) => row.kind === kind)?.count ?? 0;
  return Object.fromEntries(opportunityKinds.map((kind) => [kind, countOf(kind)])) as Record<
    OpportunityKind,
    number
  >;
}

const closingDay = (today: string) =>
  sql`coalesce(${nextClosing(scholarships, today)}, ${nextClosing(internships, today)})`;
const isUsual = (today: string) =>
  sql`case when ${scholarships.id} is null then ${isExpected(internships, today)} else ${isExpected(scholarships, today)} end`;
const text = (expression: SQL) => sql<string>`coalesce(${expression}, '')`;

type CycleColumn = "opensOn" | "resultsOn" | "usualOpens" | "usualCloses" | "usualResults";

const fromAny = <Name extends CycleColumn>(name: Name) =>
  ({
    [name]: sql<
      string | null
    >`coalesce(${scholarships[name]}, ${colleges[name]}, ${internships[name]})::text`,
  }) as Record<Name, SQL<string | null>>;

const columns = {
  kind: savedItems.kind,
  id: savedItems.opportunityId,
  title: sql<string>`coalesce(${scholarships.title}, ${colleges.name}, ${internships.title}, ${savedItems.title})`,
  isListed: sql<boolean>`num_nonnulls(${scholarships.id}, ${colleges.id}, ${internships.id}) > 0`,
  byline: text(sql`case ${savedItems.kind}
    when 'scholarship' then ${scholarships.country}
    when 'college' then coalesce(nullif(${colleges.location}, ''), ${colleges.country})
    else concat_ws(' · ', nullif(${internships.company}, ''), nullif(${internships.location}, '')) end`),
  cycle: {
    ...fromAny("opensOn"),
    ...fromAny("resultsOn"),
    ...fromAny("usualOpens"),
    ...fromAny("usualCloses"),
    ...fromAny("usualResults"),
    closesOn: sql<
      string | null
    >`coalesce(${scholarships.deadline}, ${colleges.applicationDeadline}, ${internships.applicationDeadline})::text`,
    isRolling: sql<boolean>`coalesce(${scholarships.isRolling}, ${colleges.isRolling}, ${internships.isRolling}, false)`,
    hasEnded: sql<boolean>`coalesce(${scholarships.hasEnded}, ${colleges.hasEnded}, ${internships.hasEnded}, false)`,
  },
  officialUrl: text(
    sql`coalesce(${scholarships.applicationUrl}, ${colleges.websiteUrl}, ${internships.applicationUrl})`,
  ),
  status: savedItems.status,
  note: savedItems.note,
  ticked: savedItems.ticked,
  wantsOpening: savedItems.wantsOpening,
  savedAt: savedItems.createdAt,
};
