import { type SQL, sql } from "drizzle-orm";
import { isExpected, nextClosing } from "#app/catalogue/dates/closing-columns.server.ts";
import type { Database } from "#database/database.ts";
import {
  internships,
  profiles,
  type pushRemindersSent,
  remindersSent,
  savedItems,
  scholarships,
  users,
} from "#database/schema/index.ts";
import { wantsReminders } from "../recipients.server.ts";

/** Email or push: who is reminded, when, and where that is recorded. */
interface ReminderChannel {
  /** Descending. */
  days: readonly number[];
  /** Condition on `profiles`. */
  whom: SQL;
  sent: typeof remindersSent | typeof pushRemindersSent;
}

const byMail: ReminderChannel = { days: [14, 3, 1], whom: wantsReminders, sent: remindersSent };

export interface DueReminder {
  userId: string;
  email: string;
  kind: "scholarship" | "internship";
  opportunityId: string;
  title: string;
  byline: string;
  closesOn: string;
  isExpected: boolean;
  /** One of the channel's `days`. */
  daysBefore: number;
}

/** The next users with due reminders. Only the nearest day counts: a missed run is made up once, and items saved later than a day skip that day. */
export async function listDueReminders(
  db: Database,
  today: string,
  { after, size }: { after: string | null; size: number },
  { days, whom, sent }: ReminderChannel = byMail,
): Promise<DueReminder[]> {
  const found = await db.execute(sql`
    with closing as (
      select ${savedItems.userId} as user_id, 'scholarship' as kind, ${scholarships.id} as id, ${scholarships.title} as title,
        ${scholarships.country} as byline, ${nextClosing(scholarships, today)} as closes_on, ${isExpected(scholarships, today)} as is_expected,
        ${savedItems.createdAt} as saved_at
      from ${scholarships} join ${savedItems} on ${savedItems.scholarshipId} = ${scholarships.id}
      where ${isNear(nextClosing(scholarships, today), today, days)} and ${isOpenTask}
      union all
      select ${savedItems.userId}, 'internship', ${internships.id}, ${internships.title}, ${internships.company},
        ${nextClosing(internships, today)}, ${isExpected(internships, today)}, ${savedItems.createdAt}
      from ${internships} join ${savedItems} on ${savedItems.internshipId} = ${internships.id}
      where ${isNear(nextClosing(internships, today), today, days)} and ${isOpenTask}
    ), due as (
      select closing.*, ${nearestDay(today, days)} as days_before from closing
    ), unsent as (
      select due.* from due
      where (saved_at at time zone 'utc')::date < closes_on - days_before
        and not exists (select 1 from ${sent} as sent where sent.user_id = due.user_id and sent.kind = due.kind
          and sent.opportunity_id = due.id and sent.closes_on = due.closes_on and sent.days_before = due.days_before)
    ), next as (
      select distinct ${profiles.userId} as user_id from unsent join ${profiles} on ${profiles.userId} = unsent.user_id
      where ${whom} and ${after ? sql`${profiles.userId} > ${after}::uuid` : sql`true`}
      order by 1 limit ${size}
    )
    select unsent.user_id, ${users.email} as email, kind, unsent.id, title, byline, closes_on::text as closes_on, is_expected, days_before
    from unsent join next on next.user_id = unsent.user_id join ${users} on ${users.id} = unsent.user_id
    order by unsent.user_id, closes_on, title`);
  const { rows } = found as unknown as {
    rows: {
      user_id: string;
      email: string;
      kind: DueReminder["kind"];
      id: string;
      title: string;
      byline: string | null;
      closes_on: string;
      is_expected: boolean;
      days_before: number;
    }[];
  };
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    kind: row.kind,
    opportunityId: row.id,
    title: row.title,
    byline: row.byline ?? "",
    closesOn: row.closes_on,
    isExpected: row.is_expected,
    daysBefore: row.days_before,
  }));
}

/** No reminders after applying. */
const isOpenTask = sql`${savedItems.status} in ('interested', 'preparing')`;

const isNear = (day: SQL, today: string, days: readonly number[]) =>
  sql`${day} between ${today}::date and ${today}::date + ${Math.max(...days)}::int`;

const nearestDay = (today: string, days: readonly number[]) =>
  sql`case ${sql.join(
    days.toReversed().map((day) => sql`when closes_on - ${today}::date <= ${day}::int then ${day}::int`),
    sql` `,
  )} end`;
