import "#tests/support/network/end-on-network.ts";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import type { OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { makeSearchCatalogue } from "./search-catalogue.ts";
import { measureSearches, type Timings, today } from "./search-kinds.ts";
import { printComparison } from "./search-table.ts";
import { tidy } from "./tidy.ts";

/**
 * How long a search takes as the catalogue grows: `node bench/search.ts`, or with other sizes `node bench/search.ts 10000 1000000`,
 * which takes a quarter of an hour more to make and some gigabytes. `--keep FOLDER` keeps the catalogues there, so that the next
 * run begins to measure at once; `--rounds 10` asks less often, `--only word` fewer questions.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: "string" },
    rounds: { type: "string", default: "30" },
    only: { type: "string", default: "" },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000];
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), "fursa-bench-"));
const secret = "a-secret-of-thirty-two-characters-or-more";

mkdirSync(folder, { recursive: true });
// Started by root, PostgreSQL runs as somebody else.
chmodSync(folder, 0o755);
const settings = { fsync: "off", shared_buffers: "1GB", max_wal_size: "8GB", autovacuum: "off" };
const postgres = await startPostgres(settings, join(folder, "postgres"));
try {
  const columns: { name: string; timings: Timings }[] = [];
  for (const size of sizes) {
    const database = await openDatabase({ url: await made(size), dataDir: "", secret });
    await database.asOwner(migrate);
    columns.push({ name: size.toLocaleString("en"), timings: await measure(database) });
  }
  printComparison(columns);
} finally {
  await postgres.stop();
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}

/** One that has its name is whole: it is made under another. */
async function made(size: number): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.superuserUrl() });
  await client.connect();
  const name = `search_${size}`;
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 0) {
    const url = await postgres.createDatabase(`making_${size}`);
    await fill(await openDatabase({ url, dataDir: "", secret }), size);
    await client.query(`alter database making_${size} rename to ${name}`);
  }
  await client.end();
  const url = new URL(postgres.superuserUrl(name));
  url.username = "fursa";
  return url.href;
}

async function fill(database: OpenDatabase, size: number): Promise<void> {
  const started = performance.now();
  await database.asOwner((db) => makeSearchCatalogue(db, size, today));
  await tidy(database, postgres);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${size.toLocaleString("en")} scholarships ready after ${seconds} s`);
  await database.close();
}

async function measure(database: OpenDatabase): Promise<Timings> {
  const timings = await measureSearches(database, { rounds: Number(values.rounds), only: values.only });
  await database.close();
  return timings;
}
