import "#tests/support/network/end-on-network.ts";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { dropIndexes } from "#app/catalogue/search/index/catalogue-index.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { searchForPage } from "#app/discover/browse/search-view.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { queryRows } from "#database/query-rows.ts";
import { scholarships } from "#database/schema/index.ts";
import { seedSynthetic } from "#database/seed/synthetic.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { readJudgedSearches } from "#tests/judged-searches/judged-searches.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { milliseconds, timed } from "./stopwatch.ts";

/**
 * The cost of searches that nobody made before, as the browse page runs them, and the memory of the index: `node
 * --expose-gc bench/search.ts`, or with another number of listings per kind `node --expose-gc bench/search.ts 20000`.
 * One size per process, because a process has the snapshot of one database.
 */
const size = Number(process.argv[2] ?? 220);
const today = "2026-11-16";
const mostSearches = 200;

const texts = readJudgedSearches([])
  .filter((_, position) => position % 4 === 0)
  .slice(0, mostSearches)
  .map(({ q }) => q);
const letters = [..."abcdefghijklmnopqrstuvwxyz"].join(" ");

const postgres = await startPostgres({ shared_buffers: "1GB", fsync: "off", max_wal_size: "4GB" });
try {
  console.table({ [`${size} per kind`]: await measure(size) });
} finally {
  await postgres.stop();
}

async function measure(size: number): Promise<Record<string, number>> {
  const { db, asOwner, changes, close } = await openPostgres({
    url: await postgres.createDatabase(`search_${size}`),
    secret: "a-secret-of-thirty-two-characters-or-more",
  });
  const asVisitor = <Result>(work: (own: Database) => Promise<Result>) =>
    asViewer({ kind: "visitor", database: db }, work);
  const search = (address: string) =>
    asVisitor((own) => searchForPage(own, readSearchFilters(new URLSearchParams(address)), today));
  try {
    await asOwner(migrate);
    const all = { scholarships: size, colleges: size, internships: size };
    await asOwner((own) => seedSynthetic(own, all, { today: new Date(today) }));
    // As a server does: without it, the snapshot is compared with the tables every second.
    await changes.listen();
    dropIndexes();
    globalThis.gc?.();
    const before = process.memoryUsage();
    const snapshot = await timed(() => asVisitor((own) => readSnapshot(own, today)));
    globalThis.gc?.();
    const withSnapshot = process.memoryUsage();
    const index = await timed(() => asVisitor((own) => readCatalogueIndex(own, today)));
    globalThis.gc?.();
    const withIndex = process.memoryUsage();
    const browse = await cost(db, ["tab=scholarships", "tab=colleges", "tab=internships"], search);
    const unseen = await cost(
      db,
      texts.map((q) => `${new URLSearchParams({ q })}`),
      search,
    );
    const singleLetters = await timed(() => search(`${new URLSearchParams({ q: letters })}`));
    await asWorker(db, (own) =>
      own
        .update(scholarships)
        .set({ notes: "changed" })
        .where(sql`id = (select min(id::text)::uuid from scholarships)`),
    );
    const afterChange = await timed(() => asVisitor((own) => readCatalogueIndex(own, today)));
    return {
      "snapshot, ms": milliseconds(snapshot),
      "snapshot, MB": megabytes(before, withSnapshot),
      "index, ms": milliseconds(index),
      "index, MB": megabytes(withSnapshot, withIndex),
      "browse, ms of ours": browse.own,
      "browse, ms of PostgreSQL": browse.database,
      "unseen search, ms of ours": unseen.own,
      "unseen search, ms of PostgreSQL": unseen.database,
      "26 letters, ms": milliseconds(singleLetters),
      "after one change, ms": milliseconds(afterChange),
    };
  } finally {
    await close();
  }
}

function megabytes(before: NodeJS.MemoryUsage, after: NodeJS.MemoryUsage): number {
  return Math.round((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6);
}

/** Processor time per search, of this process and of the sessions of PostgreSQL. */
async function cost(db: Database, addresses: string[], search: (address: string) => Promise<unknown>) {
  const sessions = await queryRows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const used = () => sessions.reduce((sum, { pid }) => sum + usedBy(pid), 0);
  const [own, database] = [process.cpuUsage(), used()];
  for (const address of addresses) await search(address);
  const { user, system } = process.cpuUsage(own);
  return {
    own: milliseconds((user + system) / 1000 / addresses.length),
    database: milliseconds((used() - database) / addresses.length),
  };
}

/** CPU milliseconds of a process so far, from Linux; 0 elsewhere. */
function usedBy(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ", 1)[0]) / 1_000_000;
  } catch {
    return 0;
  }
}
