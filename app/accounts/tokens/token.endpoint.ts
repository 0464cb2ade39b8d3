import { accountsContext } from "../accounts.server.ts";
import { SignedInMember } from "../signed-in.server.ts";
import type { Route } from "./+types/token.endpoint.ts";

/** A token for API clients: who one is, with which assurance and which role, for a quarter of an hour. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "private, no-store" };
  if (!SignedInMember.of(context)) return Response.json({ error: "Sign in first" }, { status: 401, headers });
  const { token } = await context.get(accountsContext).auth.api.getToken({ headers: request.headers });
  return Response.json({ token }, { headers });
}
