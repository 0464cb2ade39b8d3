import { brotliCompressSync, gzipSync } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { renderLastPage } from "#app/common/frame/last-page.server.tsx";
import { isForScript } from "#app/common/frame/sent-form.server.ts";
import { crowded } from "#app/common/frame/words.ts";
import { bestEncoding, type Encoding } from "./compress.ts";
import { type Crowd, kindOf } from "./crowd.ts";
import type { RenderBindings } from "./page-cache/render-for-cache.ts";

/** Seconds, and as many more at the most: if all came back at once, they would be too many again. */
const soonest = 5;
const spread = 10;
export const comeBackAfter = () => String(soonest + Math.floor(Math.random() * spread));

/** Answers whom the crowd has no place for, nor soon will have, in few bytes, so that those inside are served. */
export function shedLoad(crowd: Crowd, contactEmail: string): MiddlewareHandler {
  const { title, text } = crowded;
  // Made and compressed once: there is no time to do it for each, and the threads that compress are busy with pages.
  const pages = new Map<boolean, Record<Encoding | "plain", Buffer<ArrayBuffer>>>();
  const pageFor = (wasSent: boolean) => {
    // An empty address is the one that was asked for.
    const sent = { address: "", wasSent, form: null };
    const known = pages.get(wasSent);
    if (known) return known;
    const plain = Buffer.from(renderLastPage({ title, text, contactEmail, sent }));
    const page = { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    pages.set(wasSent, page);
    return page;
  };
  return async (c, next) => {
    const { method, path } = c.req;
    // A page that is made to be kept is asked for in nobody's name; who began it is known all the same, and for how many.
    const { incoming, isPopular } = (c.env ?? {}) as Partial<RenderBindings>;
    const agent = incoming?.headers["user-agent"] ?? c.req.header("User-Agent");
    const kind = kindOf({
      method,
      path,
      agent,
      cookie: c.req.header("Cookie"),
      isForMany: isPopular ?? false,
    });
    if (crowd.enter(kind) || (await crowd.standInLine(kind))) {
      try {
        return await next();
      } finally {
        crowd.leave(kind);
      }
    }
    c.header("Retry-After", comeBackAfter());
    c.header("Cache-Control", "private, no-store");
    // React Router's own script takes such words for the number of the request.
    if (isForScript(c.req.raw)) return c.text(c.get("requestId") ?? "", 503);
    if (!c.req.header("Accept")?.includes("text/html")) return c.text(`${title}. ${text}`, 503);
    const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
    if (encoding) c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=UTF-8");
    return c.body(pageFor(method === "POST")[encoding ?? "plain"], 503);
  };
}
