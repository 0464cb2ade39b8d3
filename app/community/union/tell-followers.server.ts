import type { RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { viewerContext } from "#app/common/context.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** After the answer has gone out: a mail that fails must not make a posted reply look lost. */
export function tellFollowers(context: Readonly<RouterContextProvider>): void {
  const { mailer, origin, secret, inBackground } = context.get(accountsContext);
  const { database } = context.get(viewerContext);
  inBackground("telling the followers of a thread", () =>
    notifyFollowers(database, { mailer, origin, secret }, new Date()),
  );
}
