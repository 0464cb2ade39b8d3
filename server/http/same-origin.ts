import { createMiddleware } from "hono/factory";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import type { Environment } from "../environment.ts";
import { refusal } from "./error-response.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * These need only the signed link of an email: an email program posts to it from anywhere. The scam check receives what
 * a phone shares from another app, and only responds to it.
 */
const forAnyone = /^\/(mail\/stop\/[\w-]+|check\/shared)$/;

/** A view from another site isn't counted, but isn't an error either. */
const seen = "/sponsored/seen";

/**
 * Such a request is treated as anonymous: cookies that the browser sent along are dropped, so that nothing is done in
 * the member's name.
 */
export function withoutIdentity(request: Request): Request {
  if (request.method !== "POST" || !forAnyone.test(splitLanguage(new URL(request.url).pathname).path))
    return request;
  const headers = new Headers(request.headers);
  for (const name of ["Cookie", "Origin"]) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * Rejects requests that another site makes a visitor's browser send. Browsers name the origin of every such request.
 * Programs without a browser (an email provider's one-click unsubscribe, an API client) send none, and no cookies.
 */
export function sameOriginOnly({ APP_URL, CONTACT_EMAIL }: Pick<Environment, "APP_URL" | "CONTACT_EMAIL">) {
  return createMiddleware(async (c, next) => {
    if (harmless.has(c.req.method) || forAnyone.test(splitLanguage(c.req.path).path)) return next();
    const origin = c.req.header("Origin");
    const ours = APP_URL ?? new URL(c.req.url).origin;
    const isForeign = origin ? origin !== ours : c.req.header("Sec-Fetch-Site") === "cross-site";
    if (!isForeign) return next();
    if (splitLanguage(c.req.path).path === seen) return c.body(null, 204);
    return refusal("foreign", c.req.raw, CONTACT_EMAIL);
  });
}
