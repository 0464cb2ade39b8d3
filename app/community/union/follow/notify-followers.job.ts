import { deliverMail } from "#app/mail/outbox/send-emails.job.ts";
import { defineJob } from "#app/shared/jobs.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** A reply notifies its followers at once; this job finds those missed when a server stopped. */
export const notifyMissedFollowers = defineJob({
  name: "notify-followers",
  schedule: "*/10 * * * *",
  skipsMissed: true,
  retries: 0,
  run: async ({ db, jobs, appUrl, secret }, _, signal) => {
    const isStopping = () => signal.aborted;
    const written = await notifyFollowers(db, { origin: appUrl, secret }, new Date(), { isStopping });
    if (written > 0) await jobs.enqueue(deliverMail, {});
    return { written };
  },
});
