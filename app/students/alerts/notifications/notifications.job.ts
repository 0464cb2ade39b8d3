import { defineJob } from "#app/shared/jobs.ts";
import { writeNotices } from "./write-notifications.server.ts";

/** Hands over what waits; a push service that is away is tried again. */
export const deliverNotices = defineJob({
  name: "deliver-notices",
  schedule: "*/5 * * * *",
  skipsMissed: true,
  retries: 0,
  run: async ({ push }, _, signal) => push?.deliver(signal),
});

/** Every hour, for the countries where it is day then. */
export const tellByNotice = defineJob({
  name: "tell-by-notice",
  schedule: "20 * * * *",
  skipsMissed: true,
  run: async ({ db, push, jobs }, _, signal) => {
    if (!push) return { told: 0 };
    const isStopping = () => signal.aborted;
    const now = new Date();
    await push.forgetEnded(now);
    const outcome = await writeNotices(db, now, { isStopping });
    if (outcome.told > 0) await jobs.enqueue(deliverNotices, {});
    signal.throwIfAborted();
    return outcome;
  },
});
