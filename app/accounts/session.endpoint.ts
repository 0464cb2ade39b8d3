import type { Route } from "./+types/session.endpoint.ts";
import { sessionKey } from "./session-key.server.ts";

/** Asked by open pages: which session this browser has now. Asking renews it, as every request does. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ session: sessionKey(context) }, { headers: { "Cache-Control": "private, no-store" } });
