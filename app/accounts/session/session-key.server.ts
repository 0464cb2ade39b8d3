import type { RouterContextProvider } from "react-router";
import { currentUserContext } from "./current-user.server.ts";
import { unknownSession } from "./unknown-session.ts";

/** Identifies a session without giving access to it: the beginning of its id, or null for a visitor. */
export function sessionKey(context: Readonly<RouterContextProvider>): string | null {
  const currentUser = context.get(currentUserContext);
  if (currentUser.kind === "unknown") return unknownSession;
  return currentUser.kind === "member" || currentUser.kind === "admin"
    ? currentUser.sessionId.slice(0, 8)
    : null;
}
