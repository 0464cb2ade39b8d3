import { and, asc, eq, gt, inArray, not, sql } from "drizzle-orm";
import { readLanguages } from "#app/accounts/language/member-languages.server.ts";
import { type DueReminder, listDueReminders } from "#app/students/alerts/reminders/due-reminders.server.ts";
import type { BatchOptions } from "#app/students/alerts/send-alerts.server.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import { type LocalDay, listDaytimeCountries } from "#app/students/notifications/notification-hours.ts";
import type { Database } from "#database/database.ts";
import {
  profiles,
  pushDays,
  pushMessages,
  pushRemindersSent,
  pushSubscriptions,
} from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { composeNotification } from "./compose-notification.ts";
import { listNewAnswers, markAnswersPushed } from "./new-answers.server.ts";

/** Days before the deadline. */
const daysBefore = [3, 1];

interface LocalMoment extends LocalDay {
  now: Date;
}

/**
 * Writes at most one notification per user and day, in countries where it is daytime. Idempotent: notifications and their records
 * are written in one transaction.
 */
export async function writeNotifications(
  db: Database,
  now: Date,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<{ notified: number }> {
  let notified = 0;
  for (const localDay of listDaytimeCountries(now)) {
    let after: string | null = null;
    while (!isStopping()) {
      const page: { after: string | null; size: number } = { after, size };
      const batch = await asWorker(db, (own) => writeBatch(own, { ...localDay, now }, page));
      notified += batch.notified;
      if (!batch.last) break;
      after = batch.last;
    }
  }
  return { notified };
}

async function writeBatch(db: Database, moment: LocalMoment, page: { after: string | null; size: number }) {
  const browsers = await listBrowsers(db, moment, page);
  const browsersOf = Map.groupBy(browsers, ({ userId }) => userId);
  const wanting = (what: "wantsClosing" | "wantsAnswers") => [
    ...new Set(browsers.filter((one) => one[what]).map(({ userId }) => userId)),
  ];
  const closingsOf = Map.groupBy(
    await listClosings(db, moment, wanting("wantsClosing")),
    ({ userId }) => userId,
  );
  const answersOf = Map.groupBy(
    await listNewAnswers(db, wanting("wantsAnswers"), moment.now),
    ({ userId }) => userId,
  );
  const inLanguageOf = await readLanguages(db, [...browsersOf.keys()]);
  const messages = browsers.flatMap(({ sessionId, userId, wantsClosing, wantsAnswers }) => {
    const closings = wantsClosing ? (closingsOf.get(userId) ?? []) : [];
    const answers = wantsAnswers ? (answersOf.get(userId) ?? []) : [];
    const notice = inLanguageOf(userId, () => composeNotification(closings, answers, moment.day));
    return notice ? [{ sessionId, userId, notice }] : [];
  });
  const notified = await recordNotifications(db, moment, messages);
  const isNotified = ({ userId }: { userId: string }) => notified.has(userId);
  const outgoing = messages.filter(isNotified).map(({ sessionId, notice }) => ({
    sessionId,
    payload: JSON.stringify(notice),
    tag: notice.tag,
    goodUntil: moment.goodUntil,
    createdAt: moment.now,
    nextTryAt: moment.now,
  }));
  if (outgoing.length > 0) await db.insert(pushMessages).values(outgoing).onConflictDoNothing();
  await recordClosings(db, [...closingsOf.values()].flat().filter(isNotified), moment.now);
  await markAnswersPushed(
    db,
    [...answersOf.values()]
      .flat()
      .filter(isNotified)
      .map(({ followId }) => followId),
  );
  return { notified: notified.size, last: [...browsersOf.keys()].at(-1) ?? null };
}

/** Browsers of the next users in these countries who have had no notification today. */
async function listBrowsers(
  db: Database,
  { countries, day }: LocalMoment,
  { after, size }: { after: string | null; size: number },
) {
  const hasHadOne = sql`exists (select 1 from ${pushDays} where ${pushDays.userId} = ${profiles.userId} and ${pushDays.day} = ${day})`;
  const isNext = and(
    inArray(profiles.country, countries),
    after ? gt(profiles.userId, after) : undefined,
    not(hasHadOne),
  );
  const next = db
    .selectDistinct({ userId: profiles.userId })
    .from(profiles)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, profiles.userId))
    .where(isNext)
    .orderBy(asc(profiles.userId))
    .limit(size);
  const { sessionId, userId, wantsClosing, wantsAnswers } = pushSubscriptions;
  return db
    .select({ sessionId, userId, wantsClosing, wantsAnswers })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, next))
    .orderBy(asc(pushSubscriptions.userId), asc(pushSubscriptions.sessionId));
}

/** Leaves out what the user is not eligible for. */
async function listClosings(
  db: Database,
  { day }: LocalMoment,
  people: string[],
): Promise<(DueReminder & { verdict: string | null })[]> {
  if (people.length === 0) return [];
  const due = await listDueReminders(
    db,
    day,
    { after: null, size: people.length },
    { days: daysBefore, whom: inArray(profiles.userId, people), sent: pushRemindersSent },
  );
  const itemOf = ({ kind, opportunityId: id }: DueReminder) => ({ kind, id });
  const verdictFor = await loadVerdicts(db, people, due.map(itemOf), day);
  return due.flatMap((one) => {
    const shown = verdictFor(one.userId, itemOf(one));
    return shown?.verdict === "notOpen" ? [] : [{ ...one, verdict: shown?.text ?? null }];
  });
}

/** Returns the users who had none today. */
async function recordNotifications(
  db: Database,
  { day, now }: LocalMoment,
  messages: { userId: string; notice: { title: string } }[],
): Promise<Set<string>> {
  const first = new Map(messages.map(({ userId, notice }) => [userId, notice.title]));
  if (first.size === 0) return new Set();
  const noted = await db
    .insert(pushDays)
    .values([...first].map(([userId, title]) => ({ userId, day, title, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: pushDays.userId });
  return new Set(noted.map(({ userId }) => userId));
}

async function recordClosings(db: Database, closings: DueReminder[], now: Date): Promise<void> {
  if (closings.length === 0) return;
  await db
    .insert(pushRemindersSent)
    .values(
      closings.map(({ userId, kind, opportunityId, closesOn, daysBefore: days }) => ({
        ...{ userId, kind, opportunityId, closesOn, daysBefore: days },
        sentAt: now,
      })),
    )
    .onConflictDoNothing();
}
