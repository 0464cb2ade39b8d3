import { RouterContextProvider } from "react-router";
import { type CurrentUser, currentUserContext, viewerOf } from "#app/accounts/session/current-user.server.ts";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";

/** The cookies that a request of this person carries. */
export function contextOf(
  db: Database,
  userId: string,
  kind: "member" | "admin" = "member",
  sessionId = "00000000-0000-4000-8000-000000000000",
): RouterContextProvider {
  const currentUser: CurrentUser = {
    kind,
    userId,
    email: "amina@example.com",
    emailVerified: true,
    sessionId,
    signedInAt: new Date(),
    aal: "aal1",
    hasFactor: false,
  };
  const context = new RouterContextProvider();
  context.set(currentUserContext, currentUser);
  context.set(viewerContext, viewerOf(currentUser, db));
  return context;
}

/** The verified session behind such a request. */
export function aSignedInMember(
  db: Database,
  userId: string,
  kind: "member" | "admin" = "member",
  sessionId?: string,
): SignedInMember {
  const member = SignedInMember.of(contextOf(db, userId, kind, sessionId));
  if (!member) throw new Error("nobody is signed in");
  return member;
}

/** What a verb returns to this member. */
export const askedBy = <Answer>(
  member: SignedInMember,
  verb: (db: Database, member: SignedInMember) => Promise<Answer>,
): Promise<Answer> => asViewer(member.viewer, (db) => verb(db, member));
