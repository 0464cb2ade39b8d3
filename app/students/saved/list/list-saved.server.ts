import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ToSend } from "#app/catalogue/dates/checklist.ts";
import { isExpected, nextClosing } from "#app/catalogue/dates/closing-columns.server.ts";
import type { Cycle } from "#app/catalogue/dates/cycle.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import {
  type AskedReferee,
  colleges,
  internships,
  savedItems,
  scholarships,
} from "#database/schema/index.ts";
import type { SavedStatus } from "../track/progress.ts";

export interface SavedItem {
  userId: string;
  kind: OpportunityKind;
  id: string;
  title: string;
  /** False after an editor unlisted it. */
  isListed: boolean;
  byline: string;
  /** Closing date like 2026-12-15, or null. */
  day: string | null;
  isExpected: boolean;
  cycle: Cycle;
  officialUrl: string;
  status: SavedStatus;
  note: string;
  /** Documents, referees and essay it requires. */
  toSend: ToSend;
  ticked: string[];
  referees: AskedReferee[];
  wantsOpening: boolean;
  savedAt: Date;
}

/** Saved items: next to close first, then those without a date, closed ones last. */
export const listSaved = (db: Database, userId: string, today: string): Promise<SavedItem[]> =>
  selectSaved(db, today, eq(savedItems.userId, userId));

/** The same for many users, by user id. */
export async function listSavedOf(
  db: Database,
  userIds: string[],
  today: string,
): Promise<Map<string, SavedItem[]>> {
  if (userIds.length === 0) return new Map();
  const found = await selectSaved(db, today, inArray(savedItems.userId, userIds));
  return Map.groupBy(found, ({ userId }) => userId);
}

function selectSaved(db: Database, today: string, whose: SQL) {
  const day = closingDay(today);
  const hasClosed = sql`coalesce(${day} < ${today}::date, false)`;
  return db
    .select({
      ...columns,
      day: sql<string | null>`${day}::text`,
      isExpected: sql<boolean>`coalesce(${isUsual(today)}, false)`,
    })
    .from(savedItems)
    .leftJoin(scholarships, eq(scholarships.id, savedItems.scholarshipId))
    .leftJoin(colleges, eq(colleges.id, savedItems.collegeId))
    .leftJoin(internships, eq(internships.id, savedItems.internshipId))
    .where(whose)
    .orderBy(
      hasClosed,
      sql`case when ${hasClosed} then null else ${day} end nulls last`,
      sql`${day} desc nulls last`,
      desc(savedItems.createdAt),
      desc(savedItems.id),
    );
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
  userId: savedItems.userId,
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
    >`coalesce(${scholarships.deadline}, ${scholarships.lastDeadline}, ${colleges.applicationDeadline}, ${internships.applicationDeadline}, ${internships.lastDeadline})::text`,
    isRolling: sql<boolean>`coalesce(${scholarships.isRolling}, ${colleges.isRolling}, ${internships.isRolling}, false)`,
  },
  officialUrl: text(
    sql`coalesce(${scholarships.applicationUrl}, ${colleges.websiteUrl}, ${internships.applicationUrl})`,
  ),
  status: savedItems.status,
  note: savedItems.note,
  toSend: {
    documents: sql<string[] | null>`coalesce(${scholarships.documents}, ${internships.documents})`,
    referees: sql<number | null>`coalesce(${scholarships.referees}, ${internships.referees})`,
    hasEssay: sql<boolean | null>`coalesce(${scholarships.hasEssay}, ${internships.hasEssay})`,
  },
  ticked: savedItems.ticked,
  referees: savedItems.referees,
  wantsOpening: savedItems.wantsOpening,
  savedAt: savedItems.createdAt,
};
