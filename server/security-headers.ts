import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** Tells browsers to run and load nothing but our own: every inline script carries the request's nonce. */
export function securityHeaders({ isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean }) {
  return createMiddleware<{ Variables: { nonce: string } }>(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    // An answer that brings its own policy has a stricter one: see the newsletter's preview.
    const isFramed = c.res.headers.has("Content-Security-Policy");
    if (!isFramed) c.header("Content-Security-Policy", contentPolicy(nonce, isDevelopment));
    c.header("X-Content-Type-Options", "nosniff");
    if (!isFramed) c.header("X-Frame-Options", "DENY");
    if (!c.res.headers.has("Referrer-Policy")) c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header(
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()",
    );
    if (isHttps) c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}

function contentPolicy(nonce: string, isDevelopment: boolean): string {
  const rules: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "frame-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  };
  return Object.entries(rules)
    .map(([what, from]) => `${what} ${from}`)
    .join("; ");
}
