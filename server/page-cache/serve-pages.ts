import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OpenDatabase } from "#database/database.ts";
import { bestEncoding, type Encoding } from "../http/compress.ts";
import type { Log } from "../logging/log.ts";
import type { CacheEntry, EntryVariant } from "./cache-entry.ts";
import { type CacheKey, readCacheKey } from "./cache-key.ts";
import { openPageCache, type PageCacheStats } from "./page-cache.ts";
import { openRenderer } from "./render-for-cache.ts";

export type PageListener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

interface ServePagesOptions {
  /** Renders pages. */
  fetch: Parameters<typeof openRenderer>[0]["fetch"];
  /** Responds to everything that isn't cached. */
  listener: PageListener;
  database: Pick<OpenDatabase, "db" | "changes">;
  /** 0 turns the cache off. */
  megabytes: number;
  log: Log;
}

interface PageServer {
  serve: PageListener;
  /** Null if the cache is off. */
  stats(): PageCacheStats | null;
}

/** Serves public pages from memory, and passes every other request on to the app. */
export function servePages({ fetch, listener, database, megabytes, log }: ServePagesOptions): PageServer {
  if (megabytes === 0) return { serve: listener, stats: () => null };
  const cache = openPageCache({ changes: database.changes, maxBytes: megabytes * 1024 * 1024 });
  const render = openRenderer({ fetch, db: database.db });
  const countHit = openTally(log);
  let improving = Promise.resolve();

  /** Compresses better, one entry at a time, after the first client has its response. */
  function improve(key: CacheKey, page: CacheEntry, encoding: Encoding | null) {
    improving = improving
      .then(() => page.improve(encoding))
      .then((hasChanged) => (hasChanged ? cache.resize(key, page) : undefined))
      .catch((problem: unknown) => log.error({ err: problem }, "a cached page can't be compressed"));
  }

  function send(
    entry: CacheEntry,
    variant: EntryVariant,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const id = ["X-Request-Id", entry.requestId ?? randomUUID()];
    if (entry.status === 200 && isNotModified(incoming, entry)) {
      outgoing.writeHead(304, entry.notModified.concat(id));
      outgoing.end();
    } else {
      outgoing.writeHead(entry.status, variant.headers.concat(id));
      outgoing.end(incoming.method === "HEAD" ? undefined : variant.body);
    }
  }

  async function renderAndSend(key: CacheKey, incoming: IncomingMessage, outgoing: ServerResponse) {
    const page = cache.find(key) ?? (await cache.get(key, (isPopular) => render(key, incoming, isPopular)));
    if (!page) return listener(incoming, outgoing);
    const variant = page.variant(encodingOf(incoming));
    send(page, await variant, incoming, outgoing);
    if (variant instanceof Promise) cache.resize(key, page);
  }

  /** Sends a hit at once. Returns false if something has to be rendered or compressed first. */
  function sendStored(key: CacheKey, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const entry = cache.find(key);
    if (!entry) return false;
    const encoding = encodingOf(incoming);
    const variant = entry.variant(encoding);
    countHit();
    if (variant instanceof Promise) {
      void variant.then((made) => {
        send(entry, made, incoming, outgoing);
        cache.resize(key, entry);
      });
      return true;
    }
    send(entry, variant, incoming, outgoing);
    if (!variant.isBest) improve(key, entry, encoding);
    return true;
  }

  const serve: PageListener = (incoming, outgoing) => {
    const key = readCacheKey(incoming);
    if (!key) return listener(incoming, outgoing);
    if (sendStored(key, incoming, outgoing)) return;
    return renderAndSend(key, incoming, outgoing).catch((problem: unknown) => {
      log.error({ err: problem }, "a page can't be served from the cache");
      if (outgoing.headersSent) outgoing.destroy();
      else listener(incoming, outgoing);
    });
  };
  return { serve, stats: cache.stats };
}

function isNotModified({ headers }: IncomingMessage, { etag }: CacheEntry): boolean {
  const known = headers["if-none-match"];
  return known !== undefined && (known === etag || known.split(",").some((one) => one.trim() === etag));
}

const encodings = new Map<string, Encoding | null>();
const mostEncodings = 200;

/** Parsed once for each spelling that browsers use. */
function encodingOf({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "");
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const best = bestEncoding(accepted);
  if (encodings.size < mostEncodings) encodings.set(accepted, best);
  return best;
}

/** A log line for each hit would cost more than the response, so one every ten seconds says how many there were. */
function openTally(log: Log): () => void {
  const interval = 10_000;
  let hits = 0;
  return () => {
    hits += 1;
    if (hits > 1) return;
    setTimeout(() => {
      log.info({ hits, seconds: interval / 1000 }, "pages served from the cache");
      hits = 0;
    }, interval).unref();
  };
}
