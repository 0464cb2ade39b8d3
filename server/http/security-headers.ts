import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Environment } from "../environment.ts";

export interface SecurityVariables {
  /** Inline scripts of the page itself: see `app/shared/layout/inline-scripts.server.ts`. */
  inlineScripts: string[];
}

/**
 * Lets browsers load and run only our own files. Inline scripts are listed by hash, so that a page can be cached with
 * its policy; a page without any runs none.
 */
export function securityHeaders({ APP_URL }: Pick<Environment, "APP_URL">) {
  const usual = secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], browsingTopics: [] },
    strictTransportSecurity:
      (APP_URL?.startsWith("https:") ?? false) && "max-age=31536000; includeSubDomains",
    // Every header costs bytes on every page, and these add nothing to the others.
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
    // A response with its own policy has a stricter one, which also decides about frames: see the newsletter's
    // preview.
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
