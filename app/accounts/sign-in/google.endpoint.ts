import { redirect } from "react-router";
import { factsContext } from "#app/shared/context.ts";
import { bad, goOn } from "#app/shared/forms/form-responses.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { readReturnAddress, withReturn } from "../return-address.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/google.endpoint.ts";
import { withoutCookies } from "./sign-in.server.ts";

/** On to Google, with a PKCE challenge and a state that only this browser can bring back. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth, google, limits: turns } = context.get(accountsContext);
  const comeBackTo = readReturnAddress(new URL(request.url).searchParams.get("return"));
  if (!google) throw redirect(withReturn("/auth", comeBackTo));
  const turn = await turns.take({ limit: limits.googleClient, whom: context.get(factsContext).client });
  if (!turn.ok) return goOn(context, "/auth", bad(words.signInFailed, tooManyTries(turn.waitSeconds)));
  const answer = await auth.api.signInSocial({
    body: {
      provider: "google",
      callbackURL: withReturn("/auth/arrived", comeBackTo),
      errorCallbackURL: "/auth/arrived",
    },
    headers: withoutCookies(request.headers),
    returnHeaders: true,
  });
  return goOn(context, answer.response.url ?? "/auth", null, answer.headers.getSetCookie());
}
