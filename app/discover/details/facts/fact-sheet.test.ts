import { expect, test } from "vitest";
import { noCycle } from "#app/catalogue/dates/cycle.ts";
import { moneyRow, resultsRow } from "./fact-sheet.ts";

const rates = [
  { currency: "USD", perDollar: 1, dated: "2026-01-30" },
  { currency: "KES", perDollar: 130, dated: "2026-01-22" },
  { currency: "UGX", perDollar: 3600, dated: "2025-12" },
];
const row = (text: string | null, value: number | null, country: string | null = null) =>
  moneyRow(
    "Amount",
    text,
    { amountValue: value, amountCurrency: value === null ? null : "KES", amountPer: "year" },
    { rates, country },
  );

test("money is shown in its own currency and approximately in the reader's and in dollars, with the rate's date", () => {
  expect(row("Full tuition", 130_000, "Uganda")).toEqual({
    name: "Amount",
    value: "KES 130,000 a year",
    note: "Full tuition · about UGX 3,600,000, USD 1,000 a year, at the rate of December 2025",
  });
  expect(row(null, 130_000, "Kenya")?.note).toBe("about USD 1,000 a year, at the rate of 22 January 2026");
});

test("an editor's text isn't repeated, and is shown alone if there is no figure", () => {
  expect(row("KES 130,000 a year", 130_000)?.note).not.toContain("KES");
  expect(row("KES 130,000 a year (2026)", 130_000)?.value).toBe("KES 130,000 a year (2026)");
  const inNaira = { amountValue: 300_000, amountCurrency: "NGN", amountPer: "year" } as const;
  expect(moneyRow("Amount", "₦300,000 a year", inNaira, { rates: [], country: null })).toEqual({
    name: "Amount",
    value: "NGN 300,000 a year",
    note: null,
  });
  expect(row("Living costs", null)).toEqual({ name: "Amount", value: "Living costs" });
  expect(row(null, null)).toBeNull();
});

test("results are dated by their announced day, else by their usual month", () => {
  const results = (days: { resultsOn?: string; usualResults?: string }) =>
    resultsRow({ ...noCycle, deadline: null, lastDeadline: null, ...days }, "2026-11-15")?.value;
  expect(results({ resultsOn: "2027-04-03" })).toBe("3 April 2027");
  expect(results({ resultsOn: "2026-04-03", usualResults: "04" })).toBe("Usually in April");
  expect(results({ resultsOn: "2026-04-03" })).toBeUndefined();
});
