import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { localTools } from "#app/accounts/language/member-languages.server.ts";
import { enqueueMailings, type Mailing } from "#app/mail/outbox/enqueue-mailings.server.ts";
import {
  beginRun,
  findInterruptedRun,
  finishRun,
  isRun,
  type MailingRun,
} from "#app/mail/outbox/runs.server.ts";
import { type MailTools, unsubscribeUrl } from "#app/mail/templates/unsubscribable-email.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { isSubscribed, wantsNewsletter } from "#app/students/alerts/recipients.server.ts";
import type { BatchOptions } from "#app/students/alerts/send-alerts.server.ts";
import type { Database } from "#database/database.ts";
import {
  type IssueContent,
  mailingRuns,
  newsletterEdits,
  newsletterIssues,
  newsletterSubscribers,
  profiles,
  users,
} from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { composeIssue, subjectOf } from "./compose-issue.server.ts";
import { applyEdit, findDueEdit } from "./edit-issue.server.ts";
import { gatherIssue } from "./gather-issue.server.ts";
import { pickForMembers, pickForSubscribers } from "./pick-for-readers.server.ts";
import { pickForVisitors } from "./pick-listings.ts";

const nothing: IssueContent = { articles: [], scholarships: [], closing: [] };

const oneWeek = 7 * 86_400_000;

interface SendOutcome {
  written: number;
  isQuiet: boolean;
}

/**
 * Sends this week's issue to everyone who wants it, once. Sends nothing if nothing is new. An interrupted issue of this
 * week is continued on any day, so that everyone gets it exactly once.
 */
export async function sendNewsletter(
  db: Database,
  now: Date,
  tools: MailTools,
  pace: BatchOptions = {},
): Promise<SendOutcome> {
  const cutOff = await findCutOffIssue(db, now);
  return sendIssue(db, cutOff ?? (await beginRun(db, "newsletter", todayInUtc(now), now)), now, tools, pace);
}

/** Sends the issue that an editor scheduled, once its moment has come. Returns null if there is none. */
export async function sendEditedIssue(
  db: Database,
  now: Date,
  tools: MailTools,
  pace: BatchOptions = {},
): Promise<SendOutcome | null> {
  const edit = await asWorker(db, (own) => findDueEdit(own, now));
  return edit?.sendAt ? sendNewsletter(db, now, tools, pace) : null;
}

/** Continues an interrupted issue; starts none. Returns null if there is none. */
export async function finishNewsletter(
  db: Database,
  now: Date,
  tools: MailTools,
  pace: BatchOptions = {},
): Promise<SendOutcome | null> {
  const cutOff = await findCutOffIssue(db, now);
  return cutOff && sendIssue(db, cutOff, now, tools, pace);
}

/** After a week the next issue is due, and contains the news. */
const findCutOffIssue = (db: Database, now: Date) =>
  findInterruptedRun(db, "newsletter", todayInUtc(new Date(now.getTime() - oneWeek)));

async function sendIssue(
  db: Database,
  run: MailingRun,
  now: Date,
  tools: MailTools,
  { size = 500, isStopping = () => false }: BatchOptions,
): Promise<SendOutcome> {
  if (run.finishedAt) return { written: 0, isQuiet: false };
  const { day } = run;
  const { content, isQuiet } = await asWorker(db, (own) => freezeIssue(own, day, run.until));
  let written = 0;
  for (let cursor = run.cursor ?? "member:"; !isQuiet; ) {
    if (isStopping()) return { written, isQuiet };
    const batch = await asWorker(db, (own) => issueBatch(own, { content, day, now, tools, cursor, size }));
    written += batch.written;
    if (batch.next === null) break;
    cursor = batch.next;
  }
  await finishRun(db, run, now);
  return { written, isQuiet };
}

/** The content of a day's issue is decided once; every reader gets the part that is open to them. */
async function freezeIssue(db: Database, day: string, now: Date) {
  const gathered = await gatherIssue(db, now);
  const edit = await findDueEdit(db, now);
  const content = edit ? applyEdit(gathered ?? nothing, edit) : gathered;
  const general = content && pickForVisitors(content);
  const added = await db
    .insert(newsletterIssues)
    .values({
      day,
      subject: general ? subjectOf(general) : "",
      content: content ?? nothing,
      isQuiet: general === null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ day: newsletterIssues.day });
  if (edit && added.length > 0)
    await db.update(newsletterEdits).set({ issueDay: day }).where(eq(newsletterEdits.id, edit.id));
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.day, day));
  if (!issue) throw new Error(`there is no issue of ${day}`);
  return issue;
}

interface Batch {
  content: IssueContent;
  day: string;
  now: Date;
  tools: MailTools;
  /** "member:" or "subscriber:" and the id of the last recipient. */
  cursor: string;
  size: number;
}

/** First the members, then those without an account. The emails and the progress are stored in one transaction. */
async function issueBatch(db: Database, { content, day, now, tools, cursor, size }: Batch) {
  const [group, last = ""] = cursor.split(":");
  const isMembers = group === "member";
  const readers = await (isMembers
    ? readMembers(db, content, day, last, size)
    : readSubscribers(db, content, day, last, size));
  const letters = readers.flatMap(({ id, email, language, pick, country }): Mailing[] => {
    const mail = withLanguage(language, () => {
      const picked = pick();
      if (!picked) return null;
      const local = localTools(tools);
      const { origin } = local;
      const stop = unsubscribeUrl(local, { what: isMembers ? "newsletter" : "subscriber", whom: id });
      const settings = `${origin}/profile/alerts`;
      return composeIssue(picked, day, isMembers ? { origin, stop, settings } : { origin, stop, country });
    });
    return mail === null ? [] : [{ ...(isMembers ? { userId: id } : { subscriberId: id }), to: email, mail }];
  });
  const mailed = await enqueueMailings(db, letters, { kind: "newsletter", day, now, tools });
  const lastRead = readers.at(-1)?.id;
  const next = lastRead ? `${group}:${lastRead}` : isMembers ? "subscriber:" : null;
  await db.update(mailingRuns).set({ cursor: next }).where(isRun("newsletter", day));
  return { written: mailed.size, next };
}

/** The next members, each with their content. */
async function readMembers(db: Database, content: IssueContent, day: string, last: string, size: number) {
  const members = await listMembers(db, last, size);
  const userIds = members.map(({ id }) => id);
  const pickFor = await pickForMembers(db, content, userIds, day);
  return members.map((member) => ({ ...member, pick: () => pickFor(member.id), country: null }));
}

async function readSubscribers(db: Database, content: IssueContent, day: string, last: string, size: number) {
  const subscribers = await listSubscribers(db, last, size);
  const pickFor = await pickForSubscribers(db, content, day);
  return subscribers.map((subscriber) => ({ ...subscriber, pick: () => pickFor(subscriber) }));
}

const isAfter = (column: typeof users.id | typeof newsletterSubscribers.id, last: string): SQL | undefined =>
  last ? gt(column, last) : undefined;

const listMembers = (db: Database, last: string, size: number) =>
  db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(wantsNewsletter, isAfter(users.id, last)))
    .orderBy(asc(users.id))
    .limit(size);

/** A subscriber with an account that gets the newsletter would get it twice. */
const listSubscribers = (db: Database, last: string, size: number) =>
  db
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      country: newsletterSubscribers.country,
      stage: newsletterSubscribers.stage,
      language: newsletterSubscribers.language,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        isSubscribed,
        isAfter(newsletterSubscribers.id, last),
        sql`not exists (select 1 from ${users} join ${profiles} on ${profiles.userId} = ${users.id}
          where ${users.email} = ${newsletterSubscribers.email} and ${wantsNewsletter})`,
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(size);
