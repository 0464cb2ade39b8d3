import type { RouterContextProvider } from "react-router";
import { deliverMail } from "#app/mail/outbox/send-emails.job.ts";
import { backgroundContext, requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** Runs after the response was sent: a failed email must not make a posted reply look lost. */
export function notifyFollowersInBackground(context: Readonly<RouterContextProvider>): void {
  const inBackground = context.get(backgroundContext);
  const tools = { origin: context.get(requestInfoContext).appUrl, secret: context.get(secretContext) };
  const { database } = context.get(viewerContext);
  const jobs = context.get(jobsContext);
  inBackground("telling the followers of a thread", async () => {
    const written = await notifyFollowers(database, tools, new Date());
    if (written > 0) await jobs.enqueue(deliverMail, {});
  });
}
