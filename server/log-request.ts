import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { Log } from "./log.ts";

/** One line a request. The query stays out: it may hold what someone searched for, or a token. */
export function logRequest(log: Log) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const begun = performance.now();
    await next();
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  });
}
