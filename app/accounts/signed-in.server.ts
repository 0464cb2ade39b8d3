import { isAPIError } from "better-auth/api";
import { type RouterContextProvider, redirect } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";
import { type CurrentUser, currentUserContext, requireKnown } from "./session/current-user.server.ts";
import { pageAddress, withReturn } from "./sign-in/return-address.ts";
import { words } from "./words.ts";

type Context = Readonly<RouterContextProvider>;
type SignedInUser = Extract<CurrentUser, { kind: "member" | "admin" }>;

/**
 * Proof that the request comes from this person. It can't be created elsewhere, so a function that takes one is safe.
 */
export class SignedInMember {
  readonly #currentUser: SignedInUser;
  readonly viewer: Viewer;

  private constructor(currentUser: SignedInUser, viewer: Viewer) {
    this.#currentUser = currentUser;
    this.viewer = viewer;
  }

  static of(context: Context): SignedInMember | null {
    const currentUser = requireKnown(context.get(currentUserContext));
    if (currentUser.kind === "visitor" || currentUser.kind === "challenged") return null;
    return new SignedInMember(currentUser, context.get(viewerContext));
  }

  /** The same person, for functions that share a transaction with other work. */
  within(transaction: Database): SignedInMember {
    return new SignedInMember(this.#currentUser, { ...this.viewer, database: transaction });
  }

  get userId() {
    return this.#currentUser.userId;
  }
  get email() {
    return this.#currentUser.email;
  }
  get hasConfirmedEmail() {
    return this.#currentUser.emailVerified;
  }
  get sessionId() {
    return this.#currentUser.sessionId;
  }
  get signedInAt() {
    return this.#currentUser.signedInAt;
  }
  get hasFactor() {
    return this.#currentUser.hasFactor;
  }
  get isAdmin() {
    return this.#currentUser.kind === "admin";
  }
}

/** Requires a member; others are redirected to /auth and return afterwards. */
export function requireMember(request: Request, context: Context): SignedInMember {
  const member = SignedInMember.of(context);
  if (member) return member;
  throw redirect(whereToSignIn(request, context));
}

/** Requires an admin. Pages with a card for other users pass `"card"` and get null. */
export function requireAdmin(request: Request, context: Context): Promise<SignedInMember>;
export function requireAdmin(
  request: Request,
  context: Context,
  others: "card",
): Promise<SignedInMember | null>;
export async function requireAdmin(request: Request, context: Context, others?: "card") {
  const member = SignedInMember.of(context);
  const flash = context.get(flashContext);
  if (!member) {
    const cookie = await flash.replace({ tone: "bad", ...words.authenticationRequired });
    throw redirect(whereToSignIn(request, context), { headers: { "Set-Cookie": cookie } });
  }
  if (member.isAdmin) return member;
  if (others === "card") return null;
  throw redirect("/", {
    headers: { "Set-Cookie": await flash.replace({ tone: "bad", ...words.accessDenied }) },
  });
}

/**
 * Runs better-auth on the session of a request. The session may have ended since the request came in, by a second press
 * of the same button or in another tab; then the user is redirected to sign in.
 */
export async function inSession<Answer>(
  request: Request,
  context: Context,
  step: Promise<Answer>,
): Promise<Answer> {
  return step.catch((refusal: unknown) => {
    throw isAPIError(refusal) && refusal.statusCode === 401
      ? redirect(whereToSignIn(request, context))
      : refusal;
  });
}

function whereToSignIn(request: Request, context: Context): string {
  const { pathname, search } = new URL(pageAddress(request.url));
  const isChallenged = context.get(currentUserContext).kind === "challenged";
  const comeBackTo = request.method === "GET" ? pathname + search : pathname;
  return withReturn(isChallenged ? "/auth/challenge" : "/auth", comeBackTo);
}
