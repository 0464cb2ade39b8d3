import { localTools, readLanguages } from "#app/accounts/language/member-languages.server.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { enqueueMailings, type Mailing } from "#app/mail/outbox/enqueue-mailings.server.ts";
import type { MailTools } from "#app/mail/templates/unsubscribable-email.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import type { Database } from "#database/database.ts";
import { remindersSent } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { markNotified, resetOpenings } from "../saved-changes/mark-notified.server.ts";
import {
  listPendingChanges,
  listUsersWithChanges,
  type PendingChange,
} from "../saved-changes/pending-changes.server.ts";
import { type SavedChange, summariseChanges } from "../saved-changes/summarise-changes.ts";
import type { BatchOptions } from "../send-alerts.server.ts";
import { composeReminder } from "./compose-reminder.server.ts";
import { type DueReminder, listDueReminders } from "./due-reminders.server.ts";

interface RecipientPage {
  after: string | null;
  size: number;
}

interface Batch {
  written: number;
  last: string | null;
}

/** Writes reminder emails: deadlines (once per item and day), openings and changes. One email per user and day. */
export async function sendReminders(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<{ written: number }> {
  await asWorker(db, (own) => resetOpenings(own, todayInUtc(now)));
  let written = 0;
  for (const write of [remindBatch, changesBatch]) {
    let after: string | null = null;
    while (!isStopping()) {
      const page = { after, size };
      const batch: Batch = await asWorker(db, (own) => write(own, now, tools, page));
      if (!batch.last) break;
      written += batch.written;
      after = batch.last;
    }
  }
  return { written };
}

/** The next users with a deadline, including their changes. */
async function remindBatch(db: Database, now: Date, tools: MailTools, page: RecipientPage): Promise<Batch> {
  const due = await listDueReminders(db, todayInUtc(now), page);
  const people = [...new Set(due.map(({ userId }) => userId))];
  return writeMails(
    db,
    now,
    tools,
    await leaveOutClosed(db, now, { people, due, news: await listPendingChanges(db, now, people) }),
  );
}

/** The next users with changes only. Users who already had an email today get them tomorrow. */
async function changesBatch(db: Database, now: Date, tools: MailTools, page: RecipientPage): Promise<Batch> {
  const people = await listUsersWithChanges(db, now, page);
  return writeMails(
    db,
    now,
    tools,
    await leaveOutClosed(db, now, { people, due: [], news: await listPendingChanges(db, now, people) }),
  );
}

interface BatchContent {
  people: string[];
  due: DueReminder[];
  news: PendingChange[];
}

interface JudgedContent extends BatchContent {
  verdictOf: (userId: string, one: DueReminder | PendingChange | SavedChange) => ShownVerdict | null;
}

/** Leaves out what the user is not eligible for, without marking it as sent: a changed profile may make them eligible. */
async function leaveOutClosed(
  db: Database,
  now: Date,
  { people, due, news }: BatchContent,
): Promise<JudgedContent> {
  const itemOf = ({ kind, opportunityId: id }: DueReminder | PendingChange) => ({ kind, id });
  const verdictFor = await loadVerdicts(db, people, [...due, ...news].map(itemOf), todayInUtc(now));
  const verdictOf = (userId: string, one: DueReminder | PendingChange | SavedChange) =>
    verdictFor(userId, { kind: one.kind, id: one.opportunityId });
  const isForThem = (one: DueReminder | PendingChange) => verdictOf(one.userId, one)?.verdict !== "notOpen";
  return { people, due: due.filter(isForThem), news: news.filter(isForThem), verdictOf };
}

async function writeMails(
  db: Database,
  now: Date,
  tools: MailTools,
  { people, due, news, verdictOf }: JudgedContent,
): Promise<Batch> {
  const day = todayInUtc(now);
  const dueOf = Map.groupBy(due, ({ userId }) => userId);
  const newsOf = Map.groupBy(news, ({ userId }) => userId);
  const silent = new Set<string>();
  const inLanguageOf = await readLanguages(db, people);
  const letterTo = (userId: string): Mailing[] => {
    const reminders = dueOf.get(userId) ?? [];
    const changes = newsOf.get(userId) ?? [];
    const read = summariseChanges(changes);
    const items = [...reminders.map(asItem), ...[...read.opened, ...read.changed].map(asItem)];
    if (items.length === 0) {
      silent.add(userId);
      return [];
    }
    const content = {
      reminders,
      ...read,
      verdictOf: (one: DueReminder | SavedChange) => verdictOf(userId, one),
    };
    const to = reminders[0]?.email ?? changes[0]?.email ?? "";
    return [{ userId, to, mail: composeReminder(localTools(tools), userId, content, day), items }];
  };
  const mailings = people.flatMap((userId) => inLanguageOf(userId, () => letterTo(userId)));
  const mailed = await enqueueMailings(db, mailings, { kind: "reminder", day, now, tools });
  await recordSent(
    db,
    due.filter(({ userId }) => mailed.has(userId)),
    now,
  );
  // Changes that cancel out produce no email, but are marked as notified.
  await markNotified(
    db,
    news.filter(({ userId }) => mailed.has(userId) || silent.has(userId)),
    now,
  );
  return { written: mailed.size, last: people.at(-1) ?? null };
}

const asItem = ({ kind, opportunityId: id, title }: DueReminder | SavedChange) => ({ kind, id, title });

async function recordSent(db: Database, reminders: DueReminder[], now: Date): Promise<void> {
  if (reminders.length === 0) return;
  await db
    .insert(remindersSent)
    .values(
      reminders.map(({ userId, kind, opportunityId, closesOn, daysBefore }) => ({
        ...{ userId, kind, opportunityId, closesOn, daysBefore },
        sentAt: now,
      })),
    )
    .onConflictDoNothing();
}
