import { expect, test } from "vitest";
import {
  dayAfter,
  dayInWords,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthDayYear,
  todayInUtc,
} from "./days.ts";

test("a day is shown as 15 December 2026, and on events as December 15, 2026", () => {
  expect(dayInWords("2026-12-15")).toBe("15 December 2026");
  expect(monthDayYear("2027-01-13")).toBe("January 13, 2027");
});

test("today is the date in UTC, whatever the server's time zone", () => {
  expect(todayInUtc(new Date("2026-11-15T23:59:59+00:00"))).toBe("2026-11-15");
  expect(todayInUtc(new Date("2026-11-16T01:00:00+03:00"))).toBe("2026-11-15");
});

test("days are counted across months, leap days and years", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2026-11-15", "2026-11-14")).toBe(-1);
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});

test.each([
  ["2026", "2026-01-01", "2026-12-31"],
  ["2026-02", "2026-02-01", "2026-02-28"],
  ["2028-02", "2028-02-01", "2028-02-29"],
  ["2026-12", "2026-12-01", "2026-12-31"],
  ["2026-02-07", "2026-02-07", "2026-02-07"],
])("%s is from %s to %s", (written, first, last) => {
  expect(firstDayOf(written)).toBe(first);
  expect(lastDayOf(written)).toBe(last);
});
