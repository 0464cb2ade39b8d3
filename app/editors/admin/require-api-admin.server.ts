import type { RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { type Bearer, readBearer, viewerOfBearer } from "#app/accounts/tokens/bearer.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import type { Viewer } from "#database/viewer.ts";

export interface ApiAdmin {
  userId: string;
  viewer: Viewer;
}

/** Accepts an admin's session or API token; others get an error in JSON. */
export async function requireApiAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<ApiAdmin> {
  const { database } = context.get(viewerContext);
  const member = SignedInMember.of(context);
  const bearer: Bearer = member
    ? { kind: member.isAdmin ? "admin" : "member", userId: member.userId }
    : await readBearer(context.get(accountsContext), request.headers, now);
  if (bearer.kind === "nobody")
    throw apiResponse(401, { error: "Sign in first." }, { "WWW-Authenticate": "Bearer" });
  if (bearer.kind !== "admin") throw apiResponse(403, { error: "Only admins may do this." });
  return { userId: bearer.userId, viewer: viewerOfBearer(bearer, database) };
}

export const apiResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store", ...headers } });
