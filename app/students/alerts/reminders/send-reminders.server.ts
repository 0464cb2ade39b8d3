import { todayInUtc } from "#app/common/calendar/days.ts";
import type { MailTools } from "#app/mail/letters/stoppable-mail.server.ts";
import { type Letter, putMailings } from "#app/mail/outbox/put-mailings.server.ts";
import type { Database } from "#database/database.ts";
import { remindersSent } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import type { Pace } from "../send-alerts.server.ts";
import { composeReminder } from "./compose-reminder.server.ts";
import { type DueReminder, listDueReminders } from "./due-reminders.server.ts";

/** Reminds everyone of what they saved and what closes soon: one mail a day, each item once for each of the days before. */
export async function sendReminders(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: Pace = {},
): Promise<{ written: number }> {
  let written = 0;
  let after: string | null = null;
  while (!isStopping()) {
    const batch = await asWorker(db, (own) => remindBatch(own, now, tools, { after, size }));
    if (!batch.last) break;
    written += batch.written;
    after = batch.last;
  }
  return { written };
}

async function remindBatch(
  db: Database,
  now: Date,
  tools: MailTools,
  page: { after: string | null; size: number },
): Promise<{ written: number; last: string | null }> {
  const day = todayInUtc(now);
  const due = await listDueReminders(db, day, page);
  const byPerson = Map.groupBy(due, ({ userId }) => userId);
  const letters = [...byPerson].map(
    ([userId, reminders]): Letter => ({
      userId,
      to: reminders[0]?.email ?? "",
      mail: composeReminder(tools, reminders, day),
      items: reminders.map(({ kind, opportunityId: id, title }) => ({ kind, id, title })),
    }),
  );
  const told = await putMailings(db, letters, { kind: "reminder", day, now, tools });
  await noteSent(
    db,
    due.filter(({ userId }) => told.has(userId)),
    now,
  );
  return { written: told.size, last: due.at(-1)?.userId ?? null };
}

async function noteSent(db: Database, reminders: DueReminder[], now: Date): Promise<void> {
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
