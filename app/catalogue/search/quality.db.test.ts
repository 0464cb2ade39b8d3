import { describe, expect } from "vitest";
import { readJudgedCatalogue } from "#tests/judged-searches/judged-catalogue.ts";
import { readJudgedSearches } from "#tests/judged-searches/judged-searches.ts";
import { measureQuality } from "#tests/judged-searches/measure-quality.ts";
import { ourSearch } from "#tests/judged-searches/our-search.ts";
import { miniSearch, plainContains } from "#tests/judged-searches/peers.ts";
import { testOnSeed } from "#tests/support/database/test-database.ts";
import { sampleAtDepth } from "#tests/support/depth.ts";

const today = "2026-11-16";

/** The catalogue has nothing in these places, so records nearby are the most relevant. */
const onlyNearby = new Set(["university in mogadishu somalia", "jijiga university"]);

describe("the judged searches", () => {
  const test = testOnSeed(new Date(`${today}T08:00:00Z`));

  /** One in nine is enough to notice a regression. */
  test("have good results, far better than a search for the words alone", {
    timeout: 300_000,
  }, async ({ db }) => {
    const records = await readJudgedCatalogue(db);
    const searches = sampleAtDepth(readJudgedSearches(records.map(({ name }) => name)), 9);
    const best = searches.map(({ q, grades }) => ({ q, best: Math.max(0, ...grades.values()) }));
    expect(best.filter((search) => search.best < (onlyNearby.has(search.q) ? 1 : 2))).toEqual([]);
    const ask = ourSearch(db, records, today);
    const answers: string[][] = [];
    for (const { q } of searches) answers.push(await ask(q));
    const ours = measureQuality(searches, answers);
    const [plain, mini] = [plainContains(records), miniSearch(records)].map((peer) =>
      measureQuality(
        searches,
        searches.map(({ q }) => peer(q)),
      ),
    );
    expect(ours.none, "without any answer").toBeLessThanOrEqual(0.01);
    expect(ours.successAt5, `badly answered: ${ours.failed.join(", ")}`).toBeGreaterThanOrEqual(0.95);
    expect(ours.ndcgAt10).toBeGreaterThan(Number(plain?.ndcgAt10) + 0.4);
    expect(ours.ndcgAt10).toBeGreaterThan(Number(mini?.ndcgAt10) + 0.2);
    expect(ours.ndcgAt10).toBeGreaterThan(0.85);
  });
});
