import fc from "fast-check";
import { describe, expect } from "vitest";
import { scholarships } from "#database/schema/index.ts";
import { addScholarships, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { searchScholarships } from "../search.server.ts";

const someWord = fc.string({ unit: fc.constantFrom(..."abéÉ%_\\'\"🎓ß.-"), minLength: 1, maxLength: 5 });
const someText = fc.array(someWord, { maxLength: 6 }).map((words) => words.join(" "));
const someListing = fc.record({ title: someText, description: someText, fieldOfStudy: someText });

describe("a search", () => {
  test("finds the listings with each word in one of the columns, and for exact words no others", async ({
    db,
  }) => {
    const check = fc.asyncProperty(
      fc.array(someListing, { minLength: 1, maxLength: 12 }),
      fc.array(someWord, { minLength: 1, maxLength: 3 }),
      async (listings, words) => {
        await db.delete(scholarships);
        const ids = await addScholarships(db, ...listings);
        const find = async (more: Record<string, string>) => {
          const address = new URLSearchParams({ q: words.join(" "), ...more });
          const { cards } = await searchScholarships(db, browsing(`${address}`), today);
          return new Set(cards.map(({ id }) => id));
        };
        const expected = new Set(
          ids.filter((_, place) => isFound(Object.values(listings[place] ?? {}), words)),
        );
        expect(await find({ exact: "1" })).toEqual(expected);
        const found = await find({});
        expect([...expected].filter((id) => !found.has(id))).toEqual([]);
      },
    );
    await fc.assert(check, { numRuns: atDepth(20, 60) });
  });
});

/** A second, slow implementation of the same rule. */
function isFound(columns: string[], words: string[]): boolean {
  return words.every((word) => columns.some((column) => plain(column).includes(plain(word))));
}

const plain = (text: string) => text.toLowerCase().replaceAll("é", "e").replaceAll("ß", "ss");
