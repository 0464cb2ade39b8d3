import { redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/google.endpoint.ts";
import { readReturnAddress, withReturn } from "./return-address.ts";
import { withoutCookies } from "./sign-in.server.ts";

/** Redirects to Google, with a PKCE challenge and a state that only this browser can return. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth, google, limits: limiter } = context.get(accountsContext);
  const comeBackTo = readReturnAddress(new URL(request.url).searchParams.get("return"));
  if (!google) throw redirect(withReturn("/auth", comeBackTo));
  const attempt = await limiter.consume({
    limit: limits.googleClient,
    subject: context.get(requestInfoContext).client,
  });
  if (!attempt.ok)
    return redirectWithToast(
      context,
      "/auth",
      errorToast(words.signInFailed, tooManyTries(attempt.waitSeconds)),
    );
  const answer = await auth.api.signInSocial({
    body: {
      provider: "google",
      callbackURL: withReturn("/auth/arrived", comeBackTo),
      errorCallbackURL: "/auth/arrived",
    },
    headers: withoutCookies(request.headers),
    returnHeaders: true,
  });
  return redirectWithToast(context, answer.response.url ?? "/auth", null, answer.headers.getSetCookie());
}
