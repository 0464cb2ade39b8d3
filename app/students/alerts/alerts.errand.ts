import { defineErrand, type ErrandTools } from "#app/common/errands.ts";
import { deliverMail } from "#app/mail/outbox/mails.errand.ts";
import { sendReminders } from "./reminders/send-reminders.server.ts";
import { type Pace, sendAlerts } from "./send-alerts.server.ts";
import { sendSummaries } from "./summary/send-summaries.server.ts";

export const alertStudents = defineErrand({
  name: "alert-students",
  schedule: "0 6 * * *",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendAlerts(tools.db, new Date(), mailToolsOf(tools), pace)),
});

export const remindStudents = defineErrand({
  name: "remind-students",
  schedule: "30 6 * * *",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendReminders(tools.db, new Date(), mailToolsOf(tools), pace)),
});

/** In the evening of East Africa and the afternoon of West Africa. */
export const summariseWeek = defineErrand({
  name: "summarise-week",
  schedule: "0 15 * * 0",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendSummaries(tools.db, new Date(), mailToolsOf(tools), pace)),
});

export const mailToolsOf = ({ appUrl, secret }: ErrandTools) => ({ origin: appUrl, secret });

/** Writes mails and has them sent. One that was stopped halfway counts as undone, and is taken up again. */
export async function writeMails<Outcome>(
  { errands }: ErrandTools,
  signal: AbortSignal,
  work: (pace: Pace) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await work({ isStopping: () => signal.aborted });
  await errands.begin(deliverMail, {});
  signal.throwIfAborted();
  return outcome;
}
