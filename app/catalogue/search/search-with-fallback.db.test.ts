import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { searchSynonyms } from "#database/schema/index.ts";
import { addColleges, addInternships, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { readJobFilters } from "./filters/job-filters.ts";
import { readCatalogueIndex, searchJobs } from "./search.server.ts";
import { searchWithFallback } from "./search-with-fallback.server.ts";

/** A search as the jobs page does it. */
async function lookForJobs(db: Database, address: string) {
  const catalogue = await readCatalogueIndex(db, today);
  const search = ({ text }: { text: string }) =>
    searchJobs(db, catalogue, { ...readJobFilters(new URLSearchParams(address)), q: text });
  const parsed = browsing(`tab=internships&${address}`);
  const { filters, results, instead } = await searchWithFallback(
    db,
    catalogue,
    parsed,
    search,
    ({ cards }) => cards.length === 0,
  );
  return { text: filters.text, found: results.cards.map(({ title }) => title), instead };
}

describe("a list that reads a search as the browse page does", () => {
  test.for([
    ["q=engineer", { text: "engineer", found: ["Junior engineer"], instead: null }],
    [
      "q=enginer",
      { text: "engineer", found: ["Junior engineer"], instead: { typed: "enginer", leftOut: [] } },
    ],
    [
      "q=engineer zzzzzzzz",
      {
        text: "engineer",
        found: ["Junior engineer"],
        instead: { typed: "engineer zzzzzzzz", leftOut: ["zzzzzzzz"] },
      },
    ],
    ["q=enginer&exact=1", { text: "enginer", found: [], instead: null }],
    ["q=kazi ya daktari", { text: "kazi ya daktari", found: [], instead: null }],
    // Results of another list don't count here.
    ["q=strathmor", { text: "strathmor", found: [], instead: null }],
  ] as const)("for '%s' shows %j", async ([address, shown], { db }) => {
    await addInternships(db, { title: "Junior engineer", description: "Build roads." });
    await addColleges(db, { name: "Strathmore" });
    expect(await lookForJobs(db, address)).toEqual(shown);
  });

  test("applies the editors' synonyms, and says so", async ({ db }) => {
    await addInternships(db, { title: "Junior engineer" });
    await db.insert(searchSynonyms).values({ says: "fundi", means: "engineer" });
    expect(await lookForJobs(db, "q=fundi")).toEqual({
      text: "engineer",
      found: ["Junior engineer"],
      instead: { typed: "fundi", leftOut: [] },
    });
  });
});
