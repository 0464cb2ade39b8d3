import "#tests/support/network/end-on-network.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillCatalogue } from "#app/editors/catalogue/starter/fill-catalogue.server.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { readJudgedCatalogue } from "#tests/judged-searches/judged-catalogue.ts";
import { type JudgedSearch, readJudgedSearches } from "#tests/judged-searches/judged-searches.ts";
import { measureQuality } from "#tests/judged-searches/measure-quality.ts";
import { ourSearch } from "#tests/judged-searches/our-search.ts";
import { miniSearch, plainContains } from "#tests/judged-searches/peers.ts";

/**
 * Measures the results of searches that students would type: `node bench/search-quality.ts`. With `failed` it prints
 * what failed and its first five results; numbers (`13 14`) choose lots. A member is a student in the country for which the
 * search was judged.
 */
const today = "2026-11-16";
const folder = mkdtempSync(join(tmpdir(), "fursa-bench-"));
const database = await openDatabase({ dataDir: folder });
try {
  await database.asOwner(async (db) => {
    await migrate(db);
    await fillCatalogue(db, new Date(today));
  });
  const records = await database.asOwner(readJudgedCatalogue);
  const searches = readJudgedSearches(records.map(({ name }) => name));
  const [plain, mini] = [plainContains(records), miniSearch(records)];
  const ours = ourSearch(database.db, records, today);
  const ways: [string, (search: JudgedSearch) => string[] | Promise<string[]>][] = [
    ["plain contains", ({ q }) => plain(q)],
    ["MiniSearch", ({ q }) => mini(q)],
    ["ours, visitor", ({ q }) => ours(q)],
    ["ours, member", ({ q, home }) => ours(q, home)],
  ];
  const chosen = process.argv.slice(2).map(Number).filter(Boolean);
  for (const lot of new Set(searches.map((search) => search.lot))) {
    if (chosen.length > 0 && !chosen.includes(lot)) continue;
    const inLot = searches.filter((search) => search.lot === lot);
    console.log(`\n${inLot.length} judged searches of lot ${lot}, ${records.length} records`);
    console.log(`${"".padEnd(16)}no answer  success@5  nDCG@10`);
    for (const [name, answer] of ways) {
      const answers = [];
      for (const search of inLot) answers.push(await answer(search));
      const { none, successAt5, ndcgAt10, failed } = measureQuality(inLot, answers);
      const cells = [none, successAt5].map((share) => `${(100 * share).toFixed(1)} %`.padStart(9));
      console.log(`${name.padEnd(16)}${cells.join("  ")}  ${ndcgAt10.toFixed(3).padStart(7)}`);
      if (name.startsWith("ours")) printClasses(inLot, answers);
      if (name.startsWith("ours") && process.argv.includes("failed")) printFailed(inLot, answers, failed);
    }
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function printFailed(searches: JudgedSearch[], answers: string[][], failed: string[]): void {
  for (const [place, { q, about }] of searches.entries())
    if (failed.includes(q)) console.log(`${about}: ${q}\n    ${answers[place]?.slice(0, 5).join("\n    ")}`);
}

/** Success in five per class of searches, if the set has classes. */
function printClasses(searches: JudgedSearch[], answers: string[][]): void {
  const classes = new Set(searches.map(({ about }) => about).filter((about) => about !== ""));
  for (const about of classes) {
    const places = [...searches.keys()].filter((place) => searches[place]?.about === about);
    const { successAt5 } = measureQuality(
      places.flatMap((place) => searches[place] ?? []),
      places.map((place) => answers[place] ?? []),
    );
    console.log(
      `  ${about.padEnd(20)}${String(places.length).padStart(4)}  ${(100 * successAt5).toFixed(1)} %`,
    );
  }
}
