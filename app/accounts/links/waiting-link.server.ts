import { createCookie, type RouterContextProvider, redirect } from "react-router";
import { flashContext } from "#app/shared/flash.server.ts";
import { type Accounts, accountsContext } from "../accounts.server.ts";
import { currentUserContext } from "../session/current-user.server.ts";
import { words } from "../words.ts";
import { findLink } from "./links.server.ts";

type Page = "/auth/confirm" | "/auth/new-email";
const kinds = { "/auth/confirm": "confirm", "/auth/new-email": "change" } as const;
const shape = /^\/auth\/(confirm|new-email)\?token=[\w-]{32}$/;
const anHour = 60 * 60;

const cookie = createCookie("fursa.link", { path: "/", httpOnly: true, sameSite: "lax", maxAge: anHour });

/**
 * Returns the user who opened a link that requires being signed in to its account. Anyone else is redirected to sign
 * in, while the link waits in a cookie; null for a link that is invalid or another person's.
 */
export async function requireOwnerOfLink(
  context: Readonly<RouterContextProvider>,
  page: Page,
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const accounts = context.get(accountsContext);
  const currentUser = context.get(currentUserContext);
  const link = await findLink(accounts.db, token, [kinds[page]], new Date());
  if (!link) return null;
  if (currentUser.kind === "member" || currentUser.kind === "admin")
    return currentUser.userId === link.userId ? currentUser : null;
  const headers = new Headers();
  const secure = accounts.origin.startsWith("https:");
  headers.append("Set-Cookie", await cookie.serialize(`${page}?token=${token}`, { secure }));
  const message = words.signInForLink;
  headers.append("Set-Cookie", await context.get(flashContext).replace({ tone: "good", ...message }));
  throw redirect(currentUser.kind === "challenged" ? "/auth/challenge" : "/auth", { headers });
}

/** The URL of the link that waits for this person to sign in. */
export async function findWaitingLink(headers: Headers): Promise<string | null> {
  const address: unknown = await cookie.parse(headers.get("Cookie")).catch(() => null);
  return typeof address === "string" && shape.test(address) ? address : null;
}

export const forgetWaitingLink = ({ origin }: Accounts): Promise<string> =>
  cookie.serialize("", { maxAge: 0, secure: origin.startsWith("https:") });
