import { factsContext } from "#app/shared/context.ts";
import { bad, goOn } from "#app/shared/forms/form-responses.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/google-callback.endpoint.ts";

/** Where Google sends people back to: the one door of better-auth's own that is open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth, google, limits: turns } = context.get(accountsContext);
  const turn = await turns.take({ limit: limits.googleClient, whom: context.get(factsContext).client });
  if (!google || !turn.ok) return goOn(context, "/auth", bad(words.signInFailed, words.googleFailed));
  return auth.handler(request);
}
