import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { databaseOf } from "#database/viewer.ts";

const caches = new WeakMap<Database, Map<string, { version: string; value: object }>>();

/**
 * Returns what `read` returns, read once while the catalogue and the key stay the same. Only the latest value of each
 * name is cached. Callers share one object, so it must not be changed.
 */
export async function readOncePerVersion<Value extends object>(
  db: Database,
  name: string,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const catalogueVersion = await readCatalogueVersion(db);
  const database = databaseOf(db);
  if (catalogueVersion === null || !database) return read();
  const cache = caches.get(database) ?? new Map<string, { version: string; value: object }>();
  caches.set(database, cache);
  const version = `${catalogueVersion} ${key}`;
  const cached = cache.get(name);
  if (cached?.version === version) return cached.value as Value;
  const value = await read();
  cache.set(name, { version, value });
  return value;
}
