import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { currencyRates } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addScholarships, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { writePageCursor } from "../filters/page-cursor.ts";
import { searchColleges, searchScholarships } from "../search.server.ts";

const addRates = (db: Database) =>
  db
    .insert(currencyRates)
    .values([
      { currency: "USD", perDollar: 1, dated: "2026" },
      { currency: "KES", perDollar: 130, dated: "2026" },
      { currency: "EUR", perDollar: 0.9, dated: "2026" },
    ])
    .onConflictDoUpdate({ target: currencyRates.currency, set: { dated: "2026" } });

const search = (db: Database, address: string) =>
  asViewer(aVisitor(db), (own) => searchScholarships(own, browsing(address), today));

const money = (amountValue: number, amountCurrency: string, amountPer: "year" | "month" | "once" | null) => ({
  amountValue,
  amountCurrency,
  amountPer,
});

describe("the largest amount first", () => {
  test("compares the value of a year in dollars; without a figure or a rate a listing comes last", async ({
    db,
  }) => {
    await addRates(db);
    await addScholarships(
      db,
      { title: "No figure", amount: "Full funding" },
      { title: "12,000 dollars", ...money(1_000, "USD", "month") },
      { title: "1,000 dollars", ...money(130_000, "KES", "year") },
      { title: "20,000 dollars", ...money(18_000, "EUR", "once") },
      { title: "No rate", ...money(9_000_000, "XXX", "year") },
      { title: "Nothing", ...money(0, "USD", null) },
    );
    const { cards } = await search(db, "sort=amount");
    expect(cards.map(({ title }) => title)).toEqual([
      "20,000 dollars",
      "12,000 dollars",
      "1,000 dollars",
      "Nothing",
      expect.stringMatching(/^No /),
      expect.stringMatching(/^No /),
    ]);
  });

  test("applies the words and filters", async ({ db }) => {
    await addRates(db);
    await addScholarships(
      db,
      { title: "Small award", country: "Kenya", ...money(10, "USD", "year") },
      { title: "Large award", country: "Kenya", ...money(20, "USD", "year") },
      { title: "Largest award", country: "Ghana", ...money(30, "USD", "year") },
      { title: "Closed award", country: "Kenya", deadline: "2026-11-14", ...money(40, "USD", "year") },
    );
    const { cards } = await search(db, "sort=amount&country=kenya&q=award");
    expect(cards.map(({ title }) => title)).toEqual(["Large award", "Small award"]);
  });

  test("runs through its pages and back, with nothing skipped or repeated", async ({ db }) => {
    await addRates(db);
    const all = Array.from({ length: 30 }, (_, place) => ({
      title: `Award ${place}`,
      ...(place % 3 ? money(1_000 * Math.floor(place / 7), "USD", "year" as const) : {}),
    }));
    await addScholarships(db, ...all);
    const first = await search(db, "sort=amount");
    const second = await search(db, `sort=amount&page=${first.next && writePageCursor(first.next)}`);
    const third = await search(db, `sort=amount&page=${second.next && writePageCursor(second.next)}`);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ cards }) => cards.map(({ title }) => title));
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
    const back = await search(db, `sort=amount&page=${second.previous && writePageCursor(second.previous)}`);
    expect(back.cards).toEqual(first.cards);
  });
});

describe("the lowest fees first", () => {
  const fee = (
    who: "home" | "foreign",
    min: number,
    currency: string,
    per: "year" | "semester" = "year",
  ) => ({
    who,
    min,
    max: null,
    currency,
    per,
  });

  test("compares a year's fees of domestic students, or of foreign ones if only those are known; unknown ones come last", async ({
    db,
  }) => {
    await addRates(db);
    await addColleges(
      db,
      { name: "Nothing known" },
      { name: "2,000 dollars", fees: [fee("home", 130_000, "KES", "semester"), fee("foreign", 10, "USD")] },
      { name: "No rate", fees: [fee("home", 1, "XXX")] },
      { name: "Free", fees: [fee("home", 0, "USD")] },
      { name: "1,500 dollars", fees: [fee("foreign", 1_500, "USD")] },
    );
    const { cards } = await asViewer(aVisitor(db), (own) =>
      searchColleges(own, browsing("tab=colleges&sort=fees"), today),
    );
    expect(cards.map(({ name }) => name)).toEqual([
      "Free",
      "1,500 dollars",
      "2,000 dollars",
      expect.stringMatching(/^No/),
      expect.stringMatching(/^No/),
    ]);
  });
});
