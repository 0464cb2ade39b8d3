import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/google-callback.endpoint.ts";

/** Google redirects here. It is the only one of better-auth's own endpoints that is open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth, google, limits: limiter } = context.get(accountsContext);
  const attempt = await limiter.consume({
    limit: limits.googleClient,
    subject: context.get(requestInfoContext).client,
  });
  if (!google || !attempt.ok)
    return redirectWithToast(context, "/auth", errorToast(words.signInFailed, words.googleFailed));
  return auth.handler(request);
}
