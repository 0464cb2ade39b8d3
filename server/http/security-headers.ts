import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Environment } from "../environment.ts";

export interface SecurityVariables {
  /** What a page's own inline scripts are told by: see `app/shared/layout/inline-scripts.server.ts`. */
  inlineScripts: string[];
}

/**
 * Tells browsers to run and load nothing but our own. Inline scripts are named by their hashes, so that a page can be kept with
 * its policy; a page that brought none runs none.
 */
export function securityHeaders({ APP_URL }: Pick<Environment, "APP_URL">) {
  const usual = secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], browsingTopics: [] },
    strictTransportSecurity:
      (APP_URL?.startsWith("https:") ?? false) && "max-age=31536000; includeSubDomains",
    // Each header is paid for with every page, and these say nothing that the others do not.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return createMiddleware<{ Variables: SecurityVariables }>(async (c, next) => {
    c.set("inlineScripts", []);
    let own = new Headers();
    await usual(c, async () => {
      await next();
      own = new Headers(c.res.headers);
    });
    const keep = (name: string) => c.header(name, own.get(name) ?? undefined);
    if (own.has("Referrer-Policy")) keep("Referrer-Policy");
    // An answer that brings its own policy has a stricter one, and decides about frames: see the newsletter's preview.
    if (own.has("Content-Security-Policy")) keep("X-Frame-Options");
    else c.header("Content-Security-Policy", contentPolicy(c.get("inlineScripts")));
  });
}

function contentPolicy(inlineScripts: string[]): string {
  const isDevelopment = import.meta.env.DEV;
  const named = inlineScripts.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src ${named ? `'self'${named}` : "'none'"}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
