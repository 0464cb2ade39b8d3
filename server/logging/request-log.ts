import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { Log } from "./log.ts";

/** Request id headers that proxies send. */
const plausible = /^[\w\-=]{1,255}$/;

/**
 * Logs one line per request and sends its id in the response. The query is left out: it may contain what a visitor
 * searched for. Tokens in the path are redacted.
 */
export function logRequest(log: Log) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const begun = performance.now();
    await next();
    c.header("X-Request-Id", c.get("requestId"));
    const clientRequestId = c.req.header("X-Request-Id");
    log.info(
      {
        requestId: c.get("requestId"),
        ...(clientRequestId && plausible.test(clientRequestId) && { clientRequestId }),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  });
}
