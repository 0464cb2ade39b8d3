import { describe, expect, test } from "vitest";
import { feesInShort, payInShort, paysInShort } from "./card-facts.ts";

const nothing = { amountValue: null, amountCurrency: null, amountPer: null, isLoan: false };
const monthly = { amountValue: 300, amountCurrency: "EUR", amountPer: "month" as const, isLoan: false };

describe("what an award pays", () => {
  test("is its figure if there is one, otherwise the provider's words", () => {
    const yearly = { amountValue: 120000, amountCurrency: "KES", amountPer: "year" as const, isLoan: false };
    expect(paysInShort({ ...yearly, amount: "Tuition", covers: ["tuition"] })).toBe("KES 120,000 a year");
    expect(paysInShort({ ...nothing, amount: "Full tuition", covers: null })).toBe("Full tuition");
    expect(paysInShort({ ...nothing, amount: null, covers: ["tuition"] })).toBeNull();
  });

  test("is what it covers, where the provider's words are long", () => {
    const amount = "Flights, health insurance, tuition and bench fees, accommodation and living allowances";
    const covers = ["tuition", "stipend", "travel", "accommodation", "insurance"] as const;
    expect(paysInShort({ ...nothing, amount, covers: [...covers] })).toBe("Tuition, living costs, travel +2");
    expect(paysInShort({ ...nothing, amount, covers: null })).toBe(amount);
  });

  test("by the month comes beside the tuition, where that is covered", () => {
    expect(paysInShort({ ...monthly, amount: "", covers: ["tuition"] })).toBe("EUR 300 a month + tuition");
    expect(paysInShort({ ...monthly, amount: "", covers: null })).toBe("EUR 300 a month");
  });

  test("as a loan says so, once", () => {
    const lent = (amount: string | null, more = {}) =>
      paysInShort({ ...nothing, amount, covers: null, isLoan: true, ...more });
    expect(lent("", { ...monthly, isLoan: true })).toBe("Loan: EUR 300 a month");
    expect(lent("Interest-free loan for fees")).toBe("Interest-free loan for fees");
    expect(lent(null)).toBe("Loan");
  });
});

describe("what a college costs", () => {
  const home = { who: "home", min: 120000, max: 400000, currency: "KES", per: "year", year: null } as const;
  const foreign = {
    who: "foreign",
    min: 9000,
    max: null,
    currency: "USD",
    per: "year",
    year: "2024",
  } as const;
  const unknown = { ...home, min: null, max: null };

  test("is what domestic students pay", () => {
    expect(feesInShort([foreign, home], "Low")).toEqual({
      fees: "KES 120,000 to 400,000 a year",
      feesFor: "",
    });
  });

  test("is marked as for foreign students if that is all we know, with its year", () => {
    expect(feesInShort([unknown, foreign], null)).toEqual({
      fees: "From USD 9,000 a year",
      feesFor: "foreign students, 2024",
    });
  });

  test("shows only the first year if the source gives more", () => {
    const noted = { ...foreign, year: "2025-26 to 2026-27 (ten courses)" };
    expect(feesInShort([noted], null).feesFor).toBe("foreign students, 2025-26");
    expect(feesInShort([{ ...foreign, year: "reported" }], null).feesFor).toBe("foreign students");
  });

  test("may be nothing, and an unknown fee is never free", () => {
    expect(feesInShort([{ ...home, min: 0, max: 0 }], null).fees).toBe("Free");
    expect(feesInShort([unknown], null).fees).toBeNull();
    expect(feesInShort([unknown], "Low").fees).toBe("Low");
  });
});

test("work shows its figure, else its words, else whether it pays, and nothing if that is unknown", () => {
  expect(payInShort({ ...monthly, salaryRange: "Paid", isPaid: true })).toBe("EUR 300 a month");
  expect(payInShort({ ...nothing, salaryRange: "By module", isPaid: true })).toBe("By module");
  expect(payInShort({ ...nothing, salaryRange: null, isPaid: true })).toBe("Paid");
  expect(payInShort({ ...nothing, salaryRange: null, isPaid: false })).toBe("Unpaid");
  expect(payInShort({ ...nothing, salaryRange: null, isPaid: null })).toBeNull();
});
