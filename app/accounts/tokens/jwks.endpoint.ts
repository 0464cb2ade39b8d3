import { accountsContext } from "../accounts.server.ts";
import type { Route } from "./+types/jwks.endpoint.ts";

/** The public keys with which an API verifies our tokens. */
export async function loader({ context }: Route.LoaderArgs) {
  const keys = await context.get(accountsContext).auth.api.getJwks();
  return Response.json(keys, { headers: { "Cache-Control": "public, max-age=300" } });
}
