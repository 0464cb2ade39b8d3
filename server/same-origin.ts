import { createMiddleware } from "hono/factory";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a visitor's browser send. Browsers name the origin of every such request; programs
 * without a browser (a mail provider's one-click unsubscribe, an API client) name none and carry no cookies.
 */
export function sameOriginOnly(appUrl: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (harmless.has(c.req.method)) return next();
    const origin = c.req.header("Origin");
    const ours = appUrl ?? new URL(c.req.url).origin;
    const isForeign = origin ? origin !== ours : c.req.header("Sec-Fetch-Site") === "cross-site";
    return isForeign ? c.text("This form was sent from another site, so we did not take it.", 403) : next();
  });
}
