import { defineJob } from "#app/shared/jobs.ts";
import { deleteOldEmails } from "./forget-old-mails.server.ts";

/** Sends what waits; the next minute brings the next try. */
export const deliverMail = defineJob({
  name: "deliver-mail",
  schedule: "* * * * *",
  skipsMissed: true,
  retries: 0,
  run: ({ deliverMail: deliver }, _, signal) => deliver(signal),
});

/** A second job, so that a mail server that is away does not keep text messages. */
export const deliverTexts = defineJob({
  name: "deliver-texts",
  schedule: "* * * * *",
  skipsMissed: true,
  retries: 0,
  run: ({ deliverTexts: deliver }, _, signal) => deliver(signal),
});

export const tidyMails = defineJob({
  name: "tidy-mails",
  schedule: "10 3 * * *",
  run: ({ db }) => deleteOldEmails(db, new Date()),
});
