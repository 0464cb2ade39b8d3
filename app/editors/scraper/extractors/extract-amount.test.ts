import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractAmount } from "./extract-amount.ts";

const amountOf = (text: string) => {
  const found = extractAmount(text);
  return found && [found.value.text, found.value.currency];
};

describe("an amount", () => {
  test.each<[string, string, string | null]>([
    ["The scholarship is worth $10,000 per year.", "$10,000 per year", "USD"],
    ["Scholarship worth: $10,000", "$10,000", "USD"],
    ["Amount: USD 10,000", "USD 10,000", "USD"],
    ["Amount: US$ 2,500", "US$ 2,500", "USD"],
    ["Winners receive up to US$5,000 in funding", "up to US$5,000", "USD"],
    ["a monthly stipend of €934 per month", "€934 per month", "EUR"],
    ["A stipend of 1,200 euros per month is paid", "1,200 euros per month", "EUR"],
    ["Awards of £3,000 to £5,000 are made", "£3,000 to £5,000", "GBP"],
    ["Grants of £3,000 - £5,000", "£3,000 - £5,000", "GBP"],
    ["Value: £10.000", "£10.000", "GBP"],
    ["It provides KES 50,000 per semester", "KES 50,000 per semester", "KES"],
    ["A bursary of Ksh. 30,000", "Ksh. 30,000", "KES"],
    ["Beneficiaries receive KSh 30 000 each year", "KSh 30 000 each year", "KES"],
    ["The award is ₦500,000", "₦500,000", "NGN"],
    ["Scholars receive N200,000 per annum", "N200,000 per annum", "NGN"],
    ["A grant of 200,000 naira", "200,000 naira", "NGN"],
    ["an allowance of GHS 1,500 a month", "GHS 1,500 a month", "GHS"],
    ["A bursary of GH₵ 2,000", "GH₵ 2,000", "GHS"],
    ["A stipend of ETB 3,000", "ETB 3,000", "ETB"],
    ["The bursary is worth R120,000 per year", "R120,000 per year", "ZAR"],
    ["Monthly allowance: UGX 400,000", "UGX 400,000 per month", "UGX"],
    ["Funding of CAD $50,000 per year", "CAD $50,000 per year", "CAD"],
    ["The fellowship pays C$20,000", "C$20,000", "CAD"],
    ["A$30,000 scholarship", "A$30,000", "AUD"],
    ["The grant covers CHF 1,920 monthly", "CHF 1,920 monthly", "CHF"],
    ["a stipend of JPY 143,000 per month", "JPY 143,000 per month", "JPY"],
    ["Living allowance of 3,000 RMB per month", "3,000 RMB per month", "CNY"],
    ["$25k grant for young founders", "$25k", "USD"],
    ["The $10,000 Scholarship for African Students", "$10,000", "USD"],
    ["Benefits\n$4,000 and a laptop", "$4,000", "USD"],
    ["The award: $12,000.50", "$12,000.50", "USD"],
    ["Fellows get a monthly stipend of $1,000, a $2,500 travel fund and more", "$1,000 per month", "USD"],
    ["It offers small grants of up to US$600 per student", "up to US$600 per student", "USD"],
    ["A matching half bursary (maximum R45 000)", "R45 000", "ZAR"],
    ["Fully Funded Scholarship in Germany", "Fully funded", null],
    ["This is a fully-funded programme with a stipend of €934", "Fully funded", null],
    ["A full-ride for undergraduate students", "Fully funded", null],
    ["Full tuition scholarship", "Full tuition", null],
    ["It covers 100% tuition", "Full tuition", null],
    ["An all-expenses-paid trip", "Fully funded", null],
    ["There is an application fee of $50. The award is worth $9,000.", "$9,000", "USD"],
  ])("%j is %s (%s)", (text, amount, currency) => {
    expect(amountOf(text)).toEqual([amount, currency]);
  });

  test.each([
    "",
    "There is an application fee of $50.",
    "$50 application fee",
    "The foundation raised $5,000 last year",
    "Families with an income below $30,000",
    "A fund of $25 million provides scholarships",
    "Scholarships for 10,000 students",
    "Applicants earning less than $3,000 receive help",
    "In 2027 scholars receive more",
    "Call +254 712 345 678 about the award",
    "Tuition costs: $40,000",
    "The award is generous.",
    "This programme is not fully funded.",
    "Grant reference R2027/11",
    "Total requested budget: US$ 65,000 over 24 months",
    "A stipend of six thousand shillings",
    "Section N10 of the award rules",
    "The grant is €1,200 for master's students and €1,800 for PhD students.",
    "Value\nHonours\nA grant of R60,000\nDoctorate\nA grant of R140,000",
    "Master's level:\nA monthly allowance of €1,181\nPhD level:\nA monthly allowance of €1,400",
    "Students of universities get N100,000 each, students of polytechnics N80,000.",
    "A stipend, and KSh 1,000 attachment fee",
    "Degree holders receive Sh12,000 a month, diploma holders get Sh11,000.",
  ])("is not found in %j", (text) => {
    expect(amountOf(text)).toBeNull();
  });

  test("is not found in a text without a currency", () => {
    const word = fc.constantFrom(
      "award",
      "worth",
      "of",
      "up to",
      "stipend",
      "students",
      "per",
      "year",
      ":",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.nat(1_000_000).map(String))), (words) => {
        expect(amountOf(words.join(" "))).toBeNull();
      }),
    );
  });

  test("quotes its line", () => {
    expect(extractAmount("About\nThe award is worth $9,000.\nApply")?.evidence).toBe(
      "The award is worth $9,000.",
    );
  });
});
