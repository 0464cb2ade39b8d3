import type { RouterContextProvider } from "react-router";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { findWaitingLink } from "../links/waiting-link.server.ts";
import { readCurrentUser } from "../session/current-user.server.ts";
import { words } from "../words.ts";
import { withReturn } from "./return-address.ts";

/** After the first step: redirects to the wanted page, or to the second step. */
export async function whereNext(
  request: Request,
  context: Readonly<RouterContextProvider>,
  cookies: string[],
  comeBackTo: string,
) {
  const sent = new Headers({ Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  const [currentUser] = await readCurrentUser(context.get(accountsContext), sent);
  if (currentUser.kind === "challenged")
    return redirectWithToast(context, withReturn("/auth/challenge", comeBackTo), null, cookies);
  return signedIn(request, context, cookies, comeBackTo);
}

/** A link that was opened before signing in comes first. */
export async function signedIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  cookies: string[],
  comeBackTo: string,
) {
  const waiting = await findWaitingLink(request.headers);
  return redirectWithToast(context, waiting ?? comeBackTo, successToast(words.signInSucceeded), cookies);
}
