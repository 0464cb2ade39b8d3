import type { RouterContextProvider } from "react-router";
import { backgroundContext, factsContext, secretContext, viewerContext } from "#app/common/context.ts";
import { errandsContext } from "#app/common/errands.ts";
import { deliverMail } from "#app/mail/outbox/mails.errand.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** After the answer has gone out: a mail that fails must not make a posted reply look lost. */
export function tellFollowers(context: Readonly<RouterContextProvider>): void {
  const inBackground = context.get(backgroundContext);
  const tools = { origin: context.get(factsContext).appUrl, secret: context.get(secretContext) };
  const { database } = context.get(viewerContext);
  const errands = context.get(errandsContext);
  inBackground("telling the followers of a thread", async () => {
    const written = await notifyFollowers(database, tools, new Date());
    if (written > 0) await errands.begin(deliverMail, {});
  });
}
