import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type CachedRender, renderForCache } from "#app/shared/cached-render.server.ts";
import type { Database } from "#database/database.ts";
import { nextPublication } from "#database/next-publication.ts";
import { CacheEntry } from "./cache-entry.ts";
import type { CacheKey } from "./cache-key.ts";
import type { RenderedPage } from "./page-cache.ts";

/** The request that started a render. The page never sees it: load shedding looks at its client. */
type StartedBy = Pick<IncomingMessage, "headers" | "socket">;

/** What the app gets beside the request. */
export interface RenderBindings {
  incoming: StartedBy;
  requestId: string;
  /** Many requests wait for this page or are likely to. */
  isPopular: boolean;
}

type FetchPage = (request: Request, env: RenderBindings) => Response | Promise<Response>;

interface RendererOptions {
  fetch: FetchPage;
  db: Database;
  now?: () => number;
}

const oneDay = 86_400_000;
/** Milliseconds. The database's clock may be a little behind ours, so a page from just after midnight may show yesterday. */
const twilight = 60_000;
/** The table whose rows appear at a time of day. Everything else changes by day. */
const scheduled = "blog_posts";

/**
 * Renders a page for everyone. The request consists only of the cache key, so nothing about a visitor can get into the
 * page.
 */
export function openRenderer({ fetch, db, now = Date.now }: RendererOptions) {
  return async (key: CacheKey, incoming: StartedBy, isPopular: boolean): Promise<RenderedPage> => {
    const begun = now();
    const requestId = randomUUID();
    const render: CachedRender = { isCacheable: true };
    const [response, body] = await renderForCache(render, async () => {
      const response = await fetch(requestFor(key, incoming), { incoming, requestId, isPopular });
      return [response, Buffer.from(await response.arrayBuffer())] as const;
    });
    const headers = new Headers(response.headers);
    const { savesData, tables } = key;
    // A page that contains its request's id is for that request.
    const isCacheable = render.isCacheable && isForEverybody(response) && !body.includes(requestId);
    if (!isCacheable) {
      return {
        entry: new CacheEntry(response.status, headers, body, { savesData, requestId }),
        isCacheable,
        until: begun,
      };
    }
    const entry = new CacheEntry(response.status, headers, body, { savesData });
    return { entry, isCacheable, until: Math.min(endOfDay(begun), await nextScheduled(tables, begun)) };
  };

  async function nextScheduled(tables: readonly string[], begun: number): Promise<number> {
    if (!tables.includes(scheduled)) return Number.POSITIVE_INFINITY;
    // Counted from before the query, so that a slow response doesn't extend it.
    const queriedAt = now();
    const seconds = await nextPublication(db, (queriedAt - begun) / 1000);
    return seconds === null ? Number.POSITIVE_INFINITY : queriedAt + seconds * 1000;
  }
}

function endOfDay(moment: number): number {
  const begin = Math.floor(moment / oneDay) * oneDay;
  return moment - begin < twilight ? begin + twilight : begin + oneDay;
}

function requestFor({ address, host, savesData }: CacheKey, { headers }: StartedBy): Request {
  const sent = new Headers({ Host: host, Accept: headers.accept ?? "*/*" });
  if (savesData) sent.set("Save-Data", "on");
  const forwarded = headers["x-forwarded-for"];
  if (forwarded) sent.set("X-Forwarded-For", String(forwarded));
  return new Request(`http://${host}${address}`, { headers: sent });
}

function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !/private|no-store|no-cache/.test(headers.get("Cache-Control") ?? "")
  );
}
