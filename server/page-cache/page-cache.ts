import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { TableChanges } from "#database/changes/table-changes.ts";
import type { CacheEntry } from "./cache-entry.ts";
import type { CacheKey } from "./cache-key.ts";

/** The result of a render. */
export interface RenderedPage {
  entry: CacheEntry;
  /** False if it is for one request alone, or failed. */
  isCacheable: boolean;
  /** The moment it goes out of date without any change in the database: midnight, or the next scheduled article. */
  until: number;
}

interface StoredPage {
  entry: CacheEntry;
  tables: readonly string[];
  version: string;
  until: number;
  hits: number;
  /** Until then a stale copy is used without another attempt, because the last one failed. */
  staleUntil: number;
}

type RenderPage = (isPopular: boolean) => Promise<RenderedPage>;

interface PageCacheOptions {
  changes: Pick<TableChanges, "version" | "isListening">;
  maxBytes: number;
  now?: () => number;
}

export interface PageCacheStats {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** Hits after which a page counts as popular. */
const popular = 10;
/** One entry may take an eighth of the memory. */
const largestShare = 8;
/**
 * Milliseconds for which a stale copy is used after a failed render, and which a request waits for a render while the
 * database doesn't respond.
 */
const patience = 1000;

/** Rendered responses by key, dropped when one of their tables changes, least recently used first when memory runs out. */
export function openPageCache({ changes, maxBytes, now = Date.now }: PageCacheOptions) {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / largestShare)),
    sizeCalculation: ({ entry }) => entry.size,
  });
  const renders = new Map<string, { version: string; rendered: Promise<RenderedPage> }>();
  const counts = { hits: 0, misses: 0 };

  const isFresh = ({ tables, version, until }: StoredPage) =>
    now() < until && changes.version(tables) === version;

  function findFresh(key: string): CacheEntry | null {
    const cached = stored.get(key);
    if (!cached || !(isFresh(cached) || now() < cached.staleUntil)) return null;
    cached.hits += 1;
    return cached.entry;
  }

  /** Stores the rendered response, unless one of its tables has changed meanwhile. */
  async function renderOnce(
    { key, tables }: CacheKey,
    version: string,
    render: RenderPage,
  ): Promise<RenderedPage> {
    const isPopular = (stored.peek(key)?.hits ?? 0) >= popular;
    const flight = { version, rendered: render(isPopular) };
    renders.set(key, flight);
    try {
      const rendered = await flight.rendered;
      const { entry, isCacheable, until } = rendered;
      if (isCacheable && changes.version(tables) === version)
        stored.set(key, { entry, tables, version, until, hits: 0, staleUntil: 0 });
      return rendered;
    } finally {
      if (renders.get(key) === flight) renders.delete(key);
    }
  }

  /** While the database is down, a stale copy is better than an error or a wait. */
  async function orStale(
    stale: StoredPage,
    rendering: Promise<RenderedPage>,
  ): Promise<RenderedPage | StoredPage> {
    const outcome = changes.isListening()
      ? await settled(rendering)
      : await Promise.race([settled(rendering), wait(patience, null)]);
    const isUsable = outcome && "entry" in outcome && outcome.entry.status < 500;
    if (isUsable) return outcome;
    if (changes.isListening()) return rendering;
    stale.staleUntil = now() + patience;
    return stale;
  }

  const settled = (rendering: Promise<RenderedPage>) => rendering.catch((problem: unknown) => ({ problem }));

  return {
    /** An entry that is up to date, and counts as a hit. */
    find({ key }: CacheKey): CacheEntry | null {
      const entry = findFresh(key);
      if (entry) counts.hits += 1;
      return entry;
    },

    /**
     * The entry, stored or rendered; null if every request needs its own response. Concurrent calls share one render.
     */
    async get(cacheKey: CacheKey, render: RenderPage): Promise<CacheEntry | null> {
      const { key, tables } = cacheKey;
      const version = changes.version(tables);
      const flight = renders.get(key);
      const isShared = flight?.version === version;
      counts[isShared ? "hits" : "misses"] += 1;
      const rendered = isShared ? flight.rendered : renderOnce(cacheKey, version, render);
      const stale = stored.peek(key);
      const outcome = await (stale ? orStale(stale, rendered) : rendered);
      const isForAll = !("isCacheable" in outcome) || outcome.isCacheable || outcome.entry.status >= 500;
      return isForAll || !isShared ? outcome.entry : null;
    },

    /** Recomputes an entry's size after one of its variants was created. */
    resize({ key }: CacheKey, entry: CacheEntry): void {
      const cached = stored.peek(key);
      // Setting the same object again would keep the former size.
      if (cached?.entry === entry) stored.set(key, { ...cached });
    },

    stats: (): PageCacheStats => ({ entries: stored.size, bytes: stored.calculatedSize, ...counts }),
  };
}
