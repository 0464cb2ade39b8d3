import { redirect } from "react-router";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { currentUserContext, requireKnown } from "../session/current-user.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/sign-out.endpoint.ts";

export async function action({ request, context }: Route.ActionArgs) {
  // Without the database only the cookie would be cleared, and a copy of it would stay valid.
  requireKnown(context.get(currentUserContext));
  const { auth } = context.get(accountsContext);
  const answer = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirectWithToast(context, "/", successToast(words.signedOut), answer.headers.getSetCookie());
}

/** Signing out takes a POST: an image or a link on another page must not sign a user out. */
export const loader = () => redirect("/profile");
