import { createMiddleware } from "hono/factory";
import type { Environment } from "../environment.ts";
import { refusal } from "./error-response.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The signed link of a mail is all that counts there: a mail program posts to it from wherever its reader is. What a phone shares
 * into the check comes from another app, and is only answered.
 */
const forAnyone = /^\/(mail\/stop\/[\w-]+|check\/shared)$/;

/** What was seen on another site is not counted, and no error either. */
const seen = "/sponsored/seen";

/** Such a post is nobody's: what a browser may have sent along is left out, so that nothing is done in their name. */
export function withoutIdentity(request: Request): Request {
  if (request.method !== "POST" || !forAnyone.test(new URL(request.url).pathname)) return request;
  const headers = new Headers(request.headers);
  for (const name of ["Cookie", "Origin"]) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * Refuses what another site makes a visitor's browser send. Browsers name the origin of every such request; programs
 * without a browser (a mail provider's one-click unsubscribe, an API client) name none and carry no cookies.
 */
export function sameOriginOnly({ APP_URL, CONTACT_EMAIL }: Pick<Environment, "APP_URL" | "CONTACT_EMAIL">) {
  return createMiddleware(async (c, next) => {
    if (harmless.has(c.req.method) || forAnyone.test(c.req.path)) return next();
    const origin = c.req.header("Origin");
    const ours = APP_URL ?? new URL(c.req.url).origin;
    const isForeign = origin ? origin !== ours : c.req.header("Sec-Fetch-Site") === "cross-site";
    if (!isForeign) return next();
    if (c.req.path === seen) return c.body(null, 204);
    return refusal("foreign", c.req.raw, CONTACT_EMAIL);
  });
}
