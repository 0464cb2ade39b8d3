import { describe, expect } from "vitest";
import { readJudgedCatalogue } from "#tests/judged-searches/judged-catalogue.ts";
import { readJudgedSearches } from "#tests/judged-searches/judged-searches.ts";
import { testOnSeed } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { findBestTab } from "./fallback/find-fallback.ts";
import { readSearchFilters } from "./filters/search-filters.ts";
import { planSearch, queryOf } from "./plan/plan.ts";
import { findPage } from "./rank/page.ts";
import { countTabs, readCatalogueIndex } from "./search.server.ts";

const today = "2026-11-16";
const signs = [
  "?",
  "!",
  ".",
  ",",
  ";",
  ":",
  "…",
  ")",
  '"',
  "”",
  "*",
  "/",
  "|",
  " -",
  " –",
  "\u00a0",
  "\u200b",
];
const emoji = ["🙏", " 🇰🇪", "👩🏾‍🎓", "❤️"];
const polite = ["pls", "please", "abeg", "Please!", "kindly", "tafadhali"];
const added = [...signs, ...emoji, ...polite.map((word) => ` ${word}`)];
const before = ['"', "(", "¿", "* ", "🎓 ", "hello ", "Pls, ", "hi! "];
const changed: ((text: string) => string)[] = [
  ...added.map((more) => (text: string) => text + more),
  ...before.map((more) => (text: string) => more + text),
  ...added.map((more) => (text: string) => text.replace(/(?<=\p{L}{2}) /u, `${more} `)),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `  ${text.replaceAll(" ", "   ")} `,
];

describe("a search", () => {
  const test = testOnSeed(new Date(`${today}T08:00:00Z`));

  test("finds the same number and the same first five, whatever signs, emoji and polite words are added", {
    timeout: 600_000,
  }, async ({ db }) => {
    const names = (await readJudgedCatalogue(db)).map(({ name }) => name);
    const catalogue = await readCatalogueIndex(db, today);
    const answer = (q: string) => {
      const filters = readSearchFilters(new URLSearchParams({ q }));
      const kind = findBestTab(catalogue, filters) ?? filters.kind;
      const { listings } = findPage(planSearch(catalogue, queryOf({ ...filters, kind })), "fit", null, 5);
      return JSON.stringify([kind, countTabs(catalogue, filters), listings.map(({ id }) => id)]);
    };
    const different: string[] = [];
    const step = atDepth(61, 4);
    const searches = readJudgedSearches(names).filter((_, place) => place % step === 0);
    for (const [number, { q }] of searches.entries()) {
      const expected = answer(q);
      for (const change of changed.filter((_, place) => place % 3 === number % 3))
        if (answer(change(q)) !== expected) different.push(change(q));
    }
    expect(different).toEqual([]);
  });
});
