import { asc, type SQL, sql } from "drizzle-orm";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { alertSettings, profiles } from "#database/schema/index.ts";
import { wantsAlerts } from "./recipients.server.ts";

const oneDay = 86_400_000;
/** Whoever comes back after a long pause is not sent the whole past. */
const mostDays = 14;

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * oneDay);
const stamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const setting = (value: SQL) =>
  sql`(select ${value} from ${alertSettings} where ${alertSettings.userId} = ${profiles.userId})`;

/** Wants alerts, and this run has not looked for them yet; where they come weekly, the last look is a week ago. */
const isDue = (until: Date) =>
  sql`${wantsAlerts} and coalesce(${setting(sql`
  ${alertSettings.seenUntil} < ${stamp(until)} and (${alertSettings.rhythm} = 'daily'
    or (${alertSettings.seenUntil} at time zone 'utc')::date <= ${todayInUtc(before(until, 7))}::date)`)}, true)`;

/** Since when something is new to a person: the last look, or for a newcomer yesterday. */
const isNewSince = (until: Date) =>
  sql`coalesce(${setting(sql`
  case when ${alertSettings.seenUntil} < ${stamp(before(until, mostDays))} then ${stamp(before(until, mostDays))}
    else ${alertSettings.seenUntil} end`)}, ${stamp(before(until, 1))})`;

/** The different moments since when something is new to someone who is due: few, since everyone is looked after in runs. */
export async function listWindowStarts(db: Database, until: Date): Promise<Date[]> {
  const moments = await db
    .selectDistinct({
      at: sql<string>`to_char(${isNewSince(until)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(profiles)
    .where(isDue(until));
  return moments.map(({ at }) => new Date(at));
}

/** The next people who are due, and for whom the same is new. */
export function listDueRecipients(db: Database, until: Date, since: Date, size: number) {
  return db
    .select()
    .from(profiles)
    .where(sql`${isDue(until)} and ${isNewSince(until)} = ${stamp(since)}`)
    .orderBy(asc(profiles.userId))
    .limit(size);
}

/** Notes that everything up to a moment has been looked through for these people. */
export async function markSearched(db: Database, userIds: string[], until: Date): Promise<void> {
  await db
    .insert(alertSettings)
    .values(userIds.map((userId) => ({ userId, seenUntil: until })))
    .onConflictDoUpdate({ target: alertSettings.userId, set: { seenUntil: until } });
}
