import { redirect } from "react-router";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { currentUserContext } from "../session/current-user.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/arrived.endpoint.ts";
import { readReturnAddress, withReturn } from "./return-address.ts";
import { signedIn } from "./where-next.server.ts";

/** After Google's redirect: redirects to the second step or the wanted page, or says why it failed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const comeBackTo = readReturnAddress(searchParams.get("return"));
  const { kind } = context.get(currentUserContext);
  const error = searchParams.get("error");
  if (error) {
    const reason = /not_linked|already|exist/i.test(error) ? words.googleTaken : words.googleFailed;
    return redirectWithToast(context, "/auth", errorToast(words.signInFailed, reason));
  }
  if (kind === "visitor")
    return redirectWithToast(context, "/auth", errorToast(words.signInFailed, words.googleFailed));
  if (kind === "unknown") return redirect(comeBackTo);
  if (kind === "challenged") return redirect(withReturn("/auth/challenge", comeBackTo));
  return signedIn(request, context, [], comeBackTo);
}
