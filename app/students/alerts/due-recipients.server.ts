import { asc, type SQL, sql } from "drizzle-orm";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { alertSettings, profiles } from "#database/schema/index.ts";
import { wantsAlerts } from "./recipients.server.ts";

const oneDay = 86_400_000;
/** Nobody gets more than two weeks of listings at once. */
const mostDays = 14;

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * oneDay);
const stamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const setting = (value: SQL) =>
  sql`(select ${value} from ${alertSettings} where ${alertSettings.userId} = ${profiles.userId})`;

/** Wants alerts and is due in this run: daily, or weekly with the last run a week ago. */
const isDue = (until: Date) =>
  sql`${wantsAlerts} and coalesce(${setting(sql`
  ${alertSettings.seenUntil} < ${stamp(until)} and (${alertSettings.rhythm} = 'daily'
    or (${alertSettings.seenUntil} at time zone 'utc')::date <= ${todayInUtc(before(until, 7))}::date)`)}, true)`;

/** Start of the window of new listings: the last run, or one day for new members. */
const isNewSince = (until: Date) =>
  sql`coalesce(${setting(sql`
  case when ${alertSettings.seenUntil} < ${stamp(before(until, mostDays))} then ${stamp(before(until, mostDays))}
    else ${alertSettings.seenUntil} end`)}, ${stamp(before(until, 1))})`;

/** The distinct window starts of all due recipients. Few, because recipients are processed in runs. */
export async function listWindowStarts(db: Database, until: Date): Promise<Date[]> {
  const moments = await db
    .selectDistinct({
      at: sql<string>`to_char(${isNewSince(until)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(profiles)
    .where(isDue(until));
  return moments.map(({ at }) => new Date(at));
}

/** The next due recipients with this window start. */
export function listDueRecipients(db: Database, until: Date, since: Date, size: number) {
  return db
    .select()
    .from(profiles)
    .where(sql`${isDue(until)} and ${isNewSince(until)} = ${stamp(since)}`)
    .orderBy(asc(profiles.userId))
    .limit(size);
}

/** Records that these users have been processed up to `until`. */
export async function markSearched(db: Database, userIds: string[], until: Date): Promise<void> {
  await db
    .insert(alertSettings)
    .values(userIds.map((userId) => ({ userId, seenUntil: until })))
    .onConflictDoUpdate({ target: alertSettings.userId, set: { seenUntil: until } });
}
