import type { Route } from "./+types/session.endpoint.ts";
import { sessionKey } from "./session-key.server.ts";

/** Open pages request this to learn which session the browser has now. Like every request, it renews the session. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ session: sessionKey(context) }, { headers: { "Cache-Control": "private, no-store" } });
