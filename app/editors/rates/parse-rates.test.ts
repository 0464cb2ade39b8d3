import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseRates } from "./parse-rates.server.ts";
import { rate } from "./rate.server.ts";

const kes = { currency: "KES", perDollar: 129.02, dated: "2026-01-22", source: "Central Bank of Kenya" };
const header = "currency,per_dollar,dated,source";

const typed = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...kes, perDollar: "129.02", ...fields }))
    form.set(name, value);
  return parseForm(rate, form);
};

describe("a typed rate", () => {
  test("is parsed with lower-case letters, commas and a date as precise as the source", () => {
    const reading = typed({ currency: " kes ", perDollar: "1,391.5", dated: "2025-07" });
    expect(reading).toEqual({ ok: true, value: { ...kes, perDollar: 1391.5, dated: "2025-07" } });
  });

  test.each([
    ["currency", "KSH1"],
    ["currency", ""],
    ["perDollar", "0"],
    ["perDollar", "-5"],
    ["perDollar", "1e9"],
    ["perDollar", "99999999999"],
    ["perDollar", "about 130"],
    ["dated", "2026-02-30"],
    ["dated", "2026-13"],
    ["dated", "2999"],
    ["dated", "yesterday"],
    ["source", " "],
    ["source", "x".repeat(301)],
  ])("is refused for its %s %j, and shown again", (name, value) => {
    const reading = typed({ [name]: value });
    expect(reading).toMatchObject({ ok: false, values: { [name]: value } });
    expect(reading.ok || Object.keys(reading.problems)).toEqual([name]);
  });

  test("of the dollar must be one", () => {
    expect(typed({ currency: "USD", perDollar: "1" }).ok).toBe(true);
    expect(typed({ currency: "USD", perDollar: "2" })).toMatchObject({
      ok: false,
      problems: { perDollar: "A US dollar is worth one US dollar." },
    });
  });
});

describe("a file of rates", () => {
  test("is parsed completely, in any order of its columns", () => {
    const reading = parseRates(
      "dated;Per Dollar;source;currency\n2026-01-22;129.02;Central Bank of Kenya;KES\n",
    );
    expect(reading).toEqual({ ok: true, rates: [kes] });
  });

  test.each([
    ["", "The first line must name the columns currency, per_dollar, dated, source."],
    [`${header}\n`, "The file has no rates."],
    ["currency,dated\nKES,2026", "The first line must name the columns per_dollar, source."],
    [`${header}\nKES,129,2026,x\nKES,130,2026,x`, "Line 3: KES appears twice."],
    [
      `${header}\nKES,129,2026,x\nNGN,a lot,2026,x`,
      "Line 3: Enter a number above 0 with at most six decimals, like 129.02.",
    ],
    [`${header}\n"KES,129`, "Line 2: a quotation mark is never closed."],
    ["x".repeat(100_001), "The file is larger than 100 KB."],
    [`${header}\n${"KES,1,2026,x\n".repeat(301)}`, "The file has more than 300 rates."],
  ])("is refused, with its line and the reason: %#", (content, problem) => {
    expect(parseRates(content)).toEqual({ ok: false, problems: [problem] });
  });
});
