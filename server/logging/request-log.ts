import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { Log } from "./log.ts";

/** What proxies send. */
const plausible = /^[\w\-=]{1,255}$/;

/** One line a request, and its id in the answer. The query stays out: it may hold what someone searched for. The log hides the tokens of a path. */
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
