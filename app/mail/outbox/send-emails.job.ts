import { defineJob } from "#app/shared/jobs.ts";
import { deleteOldEmails } from "./delete-old-emails.server.ts";

/** Sends what is waiting. Runs every minute. */
export const deliverMail = defineJob({
  name: "deliver-mail",
  schedule: "* * * * *",
  skipsMissed: true,
  retries: 0,
  run: ({ deliverMail: deliver }, _, signal) => deliver(signal),
});

/** A separate job, so that an unreachable mail server doesn't delay text messages. */
export const deliverTexts = defineJob({
  name: "deliver-texts",
  schedule: "* * * * *",
  skipsMissed: true,
  retries: 0,
  run: ({ deliverTexts: deliver }, _, signal) => deliver(signal),
});

export const deleteOldEmailsJob = defineJob({
  name: "delete-old-emails",
  schedule: "10 3 * * *",
  run: ({ db }) => deleteOldEmails(db, new Date()),
});
