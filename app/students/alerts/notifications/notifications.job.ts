import { defineJob } from "#app/shared/jobs.ts";
import { writeNotifications } from "./write-notifications.server.ts";

/** Retries until the push service accepts. */
export const deliverNotifications = defineJob({
  name: "deliver-notifications",
  schedule: "*/5 * * * *",
  skipsMissed: true,
  retries: 0,
  run: async ({ push }, _, signal) => push?.deliver(signal),
});

/** Hourly, for countries where it is daytime. */
export const notifyBrowsers = defineJob({
  name: "notify-browsers",
  schedule: "20 * * * *",
  skipsMissed: true,
  run: async ({ db, push, jobs }, _, signal) => {
    if (!push) return { notified: 0 };
    const isStopping = () => signal.aborted;
    const now = new Date();
    await push.forgetEnded(now);
    const outcome = await writeNotifications(db, now, { isStopping });
    if (outcome.notified > 0) await jobs.enqueue(deliverNotifications, {});
    signal.throwIfAborted();
    return outcome;
  },
});
