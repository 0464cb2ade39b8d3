import { defineErrand } from "#app/common/errands.ts";
import { deliverMail } from "#app/mail/outbox/mails.errand.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** A reply tells its followers at once; this finds those whom a stopped server forgot. */
export const tellFollowersAgain = defineErrand({
  name: "tell-followers",
  schedule: "*/10 * * * *",
  letsMissedGo: true,
  retries: 0,
  run: async ({ db, errands, appUrl, secret }, _, signal) => {
    const isStopping = () => signal.aborted;
    const written = await notifyFollowers(db, { origin: appUrl, secret }, new Date(), { isStopping });
    if (written > 0) await errands.begin(deliverMail, {});
    return { written };
  },
});
