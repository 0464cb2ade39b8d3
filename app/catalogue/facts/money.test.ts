import { expect, test } from "vitest";
import { inOtherCurrencies, moneyInWords, rangeInWords } from "./money.ts";

const rates = [
  { currency: "USD", perDollar: 1, dated: "2026-01-30" },
  { currency: "KES", perDollar: 129.02, dated: "2026-01-22" },
  { currency: "EUR", perDollar: 0.838, dated: "2026-01-29" },
];

test("money is written in its own currency, with its period", () => {
  expect(moneyInWords({ value: 120_000, currency: "KES", per: "year" })).toBe("KES 120,000 a year");
  expect(moneyInWords({ value: 500, currency: "USD", per: "once" })).toBe("USD 500");
  expect(moneyInWords({ value: 0, currency: "USD", per: "year" })).toBe("Free");
});

test.each([
  [1_000, 2_000, "KES 1,000 to 2,000 a year"],
  [1_000, 1_000, "KES 1,000 a year"],
  [1_000, null, "from KES 1,000 a year"],
  [1_000, undefined, "from KES 1,000 a year"],
  [null, 2_000, "up to KES 2,000 a year"],
  [undefined, 2_000, "up to KES 2,000 a year"],
  [0, 0, "Free"],
])("a range from %s to %s is '%s'", (least, most, text) => {
  expect(rangeInWords(least, most, { currency: "KES", per: "year" })).toBe(text);
});

test("shows the approximate amount in the reader's currency, with the date of the rates", () => {
  const stipend = { value: 934, currency: "EUR", per: "month" as const };
  expect(inOtherCurrencies(stipend, rates, "Kenya")).toEqual({
    text: "about KES 140,000, USD 1,100 a month",
    dated: "2026-01-22",
  });
  expect(inOtherCurrencies(stipend, rates, null)?.text).toBe("about USD 1,100 a month");
});

test("nothing is converted without a rate, or into the same currency", () => {
  expect(inOtherCurrencies({ value: 100, currency: "BIF", per: null }, rates, "Kenya")).toBeNull();
  expect(inOtherCurrencies({ value: 100, currency: "USD", per: null }, rates, null)).toBeNull();
  expect(inOtherCurrencies({ value: 100, currency: "USD", per: null }, rates, "Kenya")?.text).toBe(
    "about KES 13,000",
  );
});
