import type { Route } from "./+types/session.endpoint.ts";
import { sessionKey } from "./session-key.server.ts";

/** Requested by open pages: which session this browser has now. The request renews it, like every other. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ session: sessionKey(context) }, { headers: { "Cache-Control": "private, no-store" } });
