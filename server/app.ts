import { join } from "node:path";
import * as pages from "virtual:react-router/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { timeout } from "hono/timeout";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { factsContext, outsideContext, viewerContext } from "#app/context.ts";
import { savesData } from "#app/frame/data-saver.server.ts";
import { flashContext, openFlash } from "#app/frame/flash.server.ts";
import type { Outside } from "#app/outside.ts";
import type { OpenDatabase } from "#database/database.ts";
import { compress } from "./compress.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";
import { logRequest } from "./log-request.ts";
import { sameOriginOnly } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";

export interface Parts {
  database: Pick<OpenDatabase, "db">;
  /** The database answers and every migration has been applied. */
  isReady(): Promise<boolean>;
  environment: Environment;
  outside: Outside;
  /** Signs cookies. */
  secret: string;
  log: Log;
}

type Variables = RequestIdVariables & { nonce: string };

const largestBody = 1024 * 1024;
const longestAnswer = 30_000;
const oneDay = "public, max-age=86400";
const forever = "public, max-age=31536000, immutable";

/** The HTTP shell: what every answer has in common, then the pages. */
export function createApp({ database, isReady, environment, outside, secret, log }: Parts) {
  const app = new Hono<{ Variables: Variables }>();
  const answerPage = createRequestHandler(pages, import.meta.env.MODE);
  const flash = openFlash(secret);
  const isHttps = environment.APP_URL?.startsWith("https:") ?? false;

  app.use(requestId());
  app.use(logRequest(log));
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
    return ready ? c.text("ready") : c.text("not ready", 503);
  });
  app.use(securityHeaders({ isHttps, isDevelopment: import.meta.env.DEV }));
  app.use(compress());
  if (import.meta.env.PROD) {
    const root = join(import.meta.dirname, "../client");
    app.use(
      "/assets/*",
      serveStatic({ root, precompressed: true, onFound: (_, c) => c.header("Cache-Control", forever) }),
    );
    app.get("/assets/*", (c) => c.text("Not found", 404));
    app.use(serveStatic({ root, precompressed: true, onFound: (_, c) => c.header("Cache-Control", oneDay) }));
  }
  app.use(sameOriginOnly(environment.APP_URL));
  app.use(timeout(longestAnswer));
  app.use(
    bodyLimit({ maxSize: largestBody, onError: (c) => c.text("That is more than this page can take.", 413) }),
  );

  app.all("*", async (c) => {
    const request = atPublicAddress(c.req.raw, environment.APP_URL);
    const context = new RouterContextProvider();
    context.set(viewerContext, { kind: "visitor", database: database.db });
    context.set(outsideContext, outside);
    context.set(flashContext, await flash.of(request));
    context.set(factsContext, {
      requestId: c.get("requestId"),
      appUrl: new URL(request.url).origin,
      contactEmail: environment.CONTACT_EMAIL,
      nonce: c.get("nonce"),
      savesData: savesData(request),
      log: log.child({ requestId: c.get("requestId") }),
    });
    return answerPage(request, context);
  });

  app.onError((problem, c) => {
    const isTooSlow = problem instanceof HTTPException && problem.status === 504;
    log.error({ err: problem, requestId: c.get("requestId") }, isTooSlow ? "too slow" : "unexpected error");
    const words = isTooSlow ? "That took too long on our side." : "Something went wrong on our side.";
    return c.text(`${words} Please try again. Reference: ${c.get("requestId")}`, isTooSlow ? 504 : 500);
  });
  return app;
}

/** Behind a proxy the request arrives under an inner address; pages, cookies and origin checks need the public one. */
function atPublicAddress(request: Request, appUrl: string | undefined): Request {
  if (!appUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, appUrl), request);
}
