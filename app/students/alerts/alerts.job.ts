import { deliverMail } from "#app/mail/outbox/send-emails.job.ts";
import { defineJob, type JobTools } from "#app/shared/jobs.ts";
import { sendPortalReminders } from "./portal-opening/send-portal-reminders.server.ts";
import { sendReminders } from "./reminders/send-reminders.server.ts";
import { type BatchOptions, sendAlerts } from "./send-alerts.server.ts";
import { sendSummaries } from "./summary/send-summaries.server.ts";

export const alertStudents = defineJob({
  name: "alert-students",
  schedule: "0 6 * * *",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendAlerts(tools.db, new Date(), mailToolsOf(tools), pace)),
});

export const remindStudents = defineJob({
  name: "remind-students",
  schedule: "30 6 * * *",
  run: (tools, _, signal) =>
    writeMails(tools, signal, async (pace) => {
      const { written } = await sendReminders(tools.db, new Date(), mailToolsOf(tools), pace);
      const portal = await sendPortalReminders(tools.db, new Date(), mailToolsOf(tools), pace);
      return { written: written + portal.written };
    }),
});

/** 18:00 in East Africa, 16:00 in West Africa. */
export const summariseWeek = defineJob({
  name: "summarise-week",
  schedule: "0 15 * * 0",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendSummaries(tools.db, new Date(), mailToolsOf(tools), pace)),
});

export const mailToolsOf = ({ appUrl, secret }: JobTools) => ({ origin: appUrl, secret });

/** Writes emails and enqueues delivery. Throws if it was stopped halfway, so that the job is retried. */
export async function writeMails<Outcome>(
  { jobs }: JobTools,
  signal: AbortSignal,
  work: (pace: BatchOptions) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await work({ isStopping: () => signal.aborted });
  await jobs.enqueue(deliverMail, {});
  signal.throwIfAborted();
  return outcome;
}
