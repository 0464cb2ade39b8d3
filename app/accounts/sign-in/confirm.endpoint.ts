import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/confirm.endpoint.ts";
import { confirmEmail } from "./mail-links.server.ts";

/** The link in the confirmation mail. It ends on the profile, for which one may have to sign in first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (await confirmEmail(context.get(accountsContext), token)) {
    return goOn(context, "/profile", good(words.emailConfirmed));
  }
  return goOn(context, "/auth/resend", bad("Email not confirmed", words.linkTooOld));
}
