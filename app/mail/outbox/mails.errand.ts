import { defineErrand } from "#app/common/errands.ts";
import { forgetOldMails } from "./forget-old-mails.server.ts";

/** Sends what waits; the next minute brings the next try. */
export const deliverMail = defineErrand({
  name: "deliver-mail",
  schedule: "* * * * *",
  letsMissedGo: true,
  retries: 0,
  run: ({ deliverMail: deliver }, _, signal) => deliver(signal),
});

/** A second errand, so that a mail server that is away does not keep text messages. */
export const deliverTexts = defineErrand({
  name: "deliver-texts",
  schedule: "* * * * *",
  letsMissedGo: true,
  retries: 0,
  run: ({ deliverTexts: deliver }, _, signal) => deliver(signal),
});

export const tidyMails = defineErrand({
  name: "tidy-mails",
  schedule: "10 3 * * *",
  run: ({ db }) => forgetOldMails(db, new Date()),
});
