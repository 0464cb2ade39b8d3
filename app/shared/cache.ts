import { LRUCache } from "lru-cache";

/** At least one of `max` and `maxSize` bounds a cache. */
interface CacheLimits<Value> {
  /** Entries. */
  max?: number;
  /** The sum of `sizeOf` over all entries. */
  maxSize?: number;
  sizeOf?: (value: Value, key: string) => number;
  /** Milliseconds. */
  ttl?: number;
}

/** Values by key. The least recently used are dropped first. */
export class Cache<Value extends NonNullable<unknown>> {
  readonly #entries: LRUCache<string, Value>;

  constructor({ max, maxSize, sizeOf, ttl }: CacheLimits<Value>) {
    this.#entries = new LRUCache<string, Value>({
      ...(max !== undefined && { max }),
      ...(maxSize !== undefined && { maxSize }),
      ...(sizeOf && { sizeCalculation: sizeOf }),
      ...(ttl !== undefined && { ttl }),
    } as LRUCache.Options<string, Value, unknown>);
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value, ttl?: number): void {
    this.#entries.set(key, value, ttl === undefined ? {} : { ttl });
  }

  getOrCompute(key: string, compute: () => Value): Value {
    const cached = this.#entries.get(key);
    if (cached !== undefined) return cached;
    const value = compute();
    this.#entries.set(key, value);
    return value;
  }

  /** Concurrent callers may each compute it. An error is not cached. */
  async getOrFetch(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const cached = this.#entries.get(key);
    if (cached !== undefined) return cached;
    const value = await fetch();
    this.#entries.set(key, value);
    return value;
  }
}

/** Memoizes a pure function of a text, within the limits. */
export function memoize<Value extends NonNullable<unknown>>(
  limits: CacheLimits<Value>,
  compute: (text: string) => Value,
): (text: string) => Value {
  const cache = new Cache<Value>(limits);
  return (text) => cache.getOrCompute(text, () => compute(text));
}
