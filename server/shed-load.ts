import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { renderLastPage } from "#app/common/frame/last-page.server.tsx";
import { isForScript } from "#app/common/frame/sent-form.server.ts";
import { crowded } from "#app/common/frame/words.ts";
import { type Crowd, kindOf } from "./crowd.ts";

/** Seconds, and as many more at the most: if all came back at once, they would be too many again. */
const comeBackAfter = 5;
const spread = 10;

/** Answers whom the crowd has no place for at once and in few bytes, so that those inside are served. */
export function shedLoad(crowd: Crowd, contactEmail: string): MiddlewareHandler {
  const { title, text } = crowded;
  // Made once: there is no time to make a page for each.
  const pages = new Map<boolean, string>();
  const pageFor = (wasSent: boolean) => {
    const sent = { address: "/", wasSent, form: null };
    const page =
      pages.get(wasSent) ?? renderLastPage({ title, text, contactEmail, ...(wasSent && { sent }) });
    pages.set(wasSent, page);
    return page;
  };
  return async (c, next) => {
    const { method, path } = c.req;
    // A page that is made to be kept is asked for in nobody's name; who began it is known all the same.
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const agent = incoming?.headers["user-agent"] ?? c.req.header("User-Agent");
    if (crowd.enter(kindOf({ method, path, agent, cookie: c.req.header("Cookie") }))) {
      try {
        return await next();
      } finally {
        crowd.leave();
      }
    }
    c.header("Retry-After", String(comeBackAfter + Math.floor(Math.random() * spread)));
    c.header("Cache-Control", "private, no-store");
    // React Router's own script takes such words for the number of the request.
    if (isForScript(c.req.raw)) return c.text(c.get("requestId") ?? "", 503);
    const isForPeople = c.req.header("Accept")?.includes("text/html");
    return isForPeople ? c.html(pageFor(method === "POST"), 503) : c.text(`${title}. ${text}`, 503);
  };
}
