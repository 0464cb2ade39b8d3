import { expect, test } from "vitest";
import { ethiopianDate } from "./ethiopian-date.ts";
import { dayWords } from "./words.am.ts";

const parts = new Intl.DateTimeFormat("en-u-ca-ethiopic-nu-latn", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

test("the Ethiopian date equals that of the platform's calendar, on every day of 40 years", () => {
  for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000) {
    const [month, day, year] = parts
      .formatToParts(at)
      .filter(({ type }) => type !== "literal" && type !== "era")
      .map(({ value }) => Number.parseInt(value, 10));
    expect(ethiopianDate(new Date(at).toISOString().slice(0, 10))).toEqual({ year, month, day });
  }
});

test("11 September 2026 is 1 Meskerem 2019", () => {
  expect(ethiopianDate("2026-09-11")).toEqual({ year: 2019, month: 1, day: 1 });
});

test("a Gregorian month names the two Ethiopian months that it runs over", () => {
  expect(dayWords.month("ኦገስት", "2026")).toBe("ኦገስት 2026 (ሐምሌ–ነሐሴ)");
  expect(dayWords.month("ሴፕቴምበር", "2026")).toBe("ሴፕቴምበር 2026 (ነሐሴ–መስከረም)");
});
