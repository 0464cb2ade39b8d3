import { accountsContext } from "../accounts.server.ts";
import { SignedInMember } from "../signed-in.server.ts";
import type { Route } from "./+types/token.endpoint.ts";
import { makeToken } from "./make-token.server.ts";

/** A token for API clients: the user, the assurance level and the role, for a quarter of an hour. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "private, no-store" };
  const member = SignedInMember.of(context);
  const token = member && (await makeToken(context.get(accountsContext), request.headers, member.sessionId));
  return token
    ? Response.json({ token }, { headers })
    : Response.json({ error: "Sign in first" }, { status: 401, headers });
}
