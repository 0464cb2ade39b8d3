import { createMiddleware } from "hono/factory";
import { NONCE, type SecureHeadersVariables, secureHeaders } from "hono/secure-headers";

/** Tells browsers to run and load nothing but our own: every inline script carries the request's nonce. */
export function securityHeaders({ isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean }) {
  const usual = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: isDevelopment ? ["'self'", "ws:"] : ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], browsingTopics: [] },
    strictTransportSecurity: isHttps && "max-age=31536000; includeSubDomains",
    // Each header is paid for with every page, and these say nothing that the others do not.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return createMiddleware<{ Variables: Required<SecureHeadersVariables> }>(async (c, next) => {
    let own = new Headers();
    await usual(c, async () => {
      await next();
      own = new Headers(c.res.headers);
    });
    const keep = (name: string) => c.header(name, own.get(name) ?? undefined);
    if (own.has("Referrer-Policy")) keep("Referrer-Policy");
    // An answer that brings its own policy has a stricter one, and decides about frames: see the newsletter's preview.
    if (!own.has("Content-Security-Policy")) return;
    keep("Content-Security-Policy");
    keep("X-Frame-Options");
  });
}
