import { defineJob } from "#app/shared/jobs.ts";
import { mailToolsOf, writeMails } from "#app/students/alerts/alerts.job.ts";
import { finishNewsletter, sendEditedIssue, sendNewsletter } from "./send-newsletter.server.ts";

export const publishNewsletter = defineJob({
  name: "publish-newsletter",
  schedule: "0 7 * * 1",
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendNewsletter(tools.db, new Date(), mailToolsOf(tools), pace)),
});

/** For an issue that was interrupted on its Monday so often that its job gave up. */
export const finishNewsletterJob = defineJob({
  name: "finish-newsletter",
  schedule: "30 7 * * *",
  skipsMissed: true,
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => finishNewsletter(tools.db, new Date(), mailToolsOf(tools), pace)),
});

export const sendScheduledNewsletter = defineJob({
  name: "send-scheduled-newsletter",
  schedule: "*/5 * * * *",
  skipsMissed: true,
  run: (tools, _, signal) =>
    writeMails(tools, signal, (pace) => sendEditedIssue(tools.db, new Date(), mailToolsOf(tools), pace)),
});
