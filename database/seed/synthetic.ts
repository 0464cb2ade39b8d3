import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { syntheticListings } from "./synthetic-listings.ts";

interface CatalogueSize {
  scholarships: number;
  colleges: number;
  internships: number;
}

const batch = 5_000;
const yearsOfHistory = 2;

/**
 * Adds a large synthetic catalogue, oldest listings first, as a real one would have grown. Runs as the owner of the
 * tables.
 */
export async function seedSynthetic(
  db: Database,
  size: CatalogueSize,
  { today = new Date(), seed = 1, say = (_progress: string) => {} } = {},
): Promise<void> {
  const make = syntheticListings(seed, today);
  await withoutWordIndexes(db, async (all) => {
    for (const kind of ["scholarships", "colleges", "internships"] as const) {
      const step = (yearsOfHistory * 365 * 86_400_000) / size[kind];
      for (let done = 0; done < size[kind]; done += batch) {
        const listings = Array.from({ length: Math.min(batch, size[kind] - done) }, (_, place) =>
          make[kind](new Date(today.getTime() - (size[kind] - done - place) * step)),
        );
        await addAll(all, kind, listings);
        if ((done / batch) % 10 === 9) say(`${done + batch} ${kind}`);
      }
    }
    say("building the word indexes");
  });
}

/** Creating an index at the end takes a fraction of the time of updating it listing by listing. */
async function withoutWordIndexes(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (all) => {
    const { rows: indexes } = (await all.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef like '%USING gin%'
    `)) as unknown as { rows: { name: string; definition: string }[] };
    for (const { name } of indexes) await all.execute(sql`drop index ${sql.identifier(name)}`);
    await work(all);
    await all.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await all.execute(sql.raw(definition));
  });
}

/** One statement per batch: the listings are sent as one JSON value. */
async function addAll(db: Database, kind: keyof CatalogueSize, listings: object[]): Promise<void> {
  const names = Object.keys(listings[0] ?? {}).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  await db.execute(sql`
    insert into ${sql.identifier(kind)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(kind)}, ${JSON.stringify(listings)}::json)
  `);
}
