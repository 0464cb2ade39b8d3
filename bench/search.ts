import "#tests/support/stay-inside-or-end.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { makeSearchCatalogue } from "./search-catalogue.ts";
import { measureSearches, today } from "./search-kinds.ts";
import { printComparison } from "./search-table.ts";
import { tidy } from "./tidy.ts";

/**
 * How long a search takes as the catalogue grows: `node bench/search.ts`, or with other sizes `node bench/search.ts 10000 1000000`,
 * which takes a quarter of an hour more to make and some gigabytes.
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
const sizeOnPglite = Math.min(100_000, sizes.at(-1) ?? 0);

const postgres = await startPostgres({ fsync: "off", shared_buffers: "1GB", max_wal_size: "8GB" });
const folder = mkdtempSync(join(tmpdir(), "fursa-bench-"));
try {
  const columns = [];
  for (const size of sizes) {
    const database = await openDatabase({
      url: await postgres.createDatabase(`search_${size}`),
      dataDir: "",
      secret: "a-secret-of-thirty-two-characters-or-more",
    });
    columns.push({ name: size.toLocaleString("en"), timings: await fillAndMeasure(database, size) });
  }
  const pglite = await openDatabase({ dataDir: folder });
  columns.push({
    name: `PGlite ${sizeOnPglite.toLocaleString("en")}`,
    timings: await fillAndMeasure(pglite, sizeOnPglite),
  });
  printComparison(columns);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fillAndMeasure(database: OpenDatabase, scholarships: number) {
  const started = performance.now();
  await database.asOwner((db) => makeSearchCatalogue(db, scholarships, today));
  await tidy(database, postgres);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${database.engine}: ${scholarships.toLocaleString("en")} scholarships ready after ${seconds} s`,
  );
  const timings = await measureSearches(database.db);
  await database.close();
  return timings;
}
