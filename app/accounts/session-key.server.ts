import type { RouterContextProvider } from "react-router";
import { askerContext } from "./asker.server.ts";
import { unknownSession } from "./unknown-session.ts";

/** Tells one session from another, and opens none: the beginning of its id, or null for a visitor. */
export function sessionKey(context: Readonly<RouterContextProvider>): string | null {
  const asker = context.get(askerContext);
  if (asker.kind === "unknown") return unknownSession;
  return asker.kind === "member" || asker.kind === "admin" ? asker.sessionId.slice(0, 8) : null;
}
