import { describe, expect, test } from "vitest";
import type { ComingDay } from "./cycle.ts";
import { yearBarOf, yearMonths } from "./year-bars.ts";

const today = "2026-11-18";
const day = (day: string, isAnnounced = true): ComingDay => ({ day, isAnnounced, isMonth: false });

test("the year ahead begins with this month and has twelve, without a gap", () => {
  const months = yearMonths(today);
  expect(months.map(({ name }) => name.slice(0, 3)).join(" ")).toBe(
    "Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct",
  );
  expect(months.slice(1).map(({ from }) => from)).toEqual(months.slice(0, -1).map(({ to }) => to));
  expect(months.at(-1)?.to).toBe(365);
});

describe("a round in the year ahead", () => {
  test("goes from the day it opens to the day it closes", () => {
    expect(yearBarOf({ opens: day("2026-12-01"), closes: day("2027-01-15") }, false, today)).toEqual({
      ...{ from: 30, to: 75, opens: true, closes: true, isUsual: false },
    });
  });

  test("is usual unless its closing day is announced", () => {
    const usual = day("2027-01-15", false);
    expect(yearBarOf({ opens: day("2026-12-01"), closes: usual }, false, today)?.isUsual).toBe(true);
    expect(yearBarOf({ opens: day("2026-12-01"), closes: null }, false, today)?.isUsual).toBe(false);
  });

  test("begins today if it is open, although it opens again later", () => {
    const bar = yearBarOf({ opens: day("2027-09-01"), closes: day("2026-12-15") }, true, today);
    expect(bar).toMatchObject({ from: 17, to: 44, opens: false, closes: true });
  });

  test("is short if only one of its days is known", () => {
    expect(yearBarOf({ opens: null, closes: day("2027-01-15") }, false, today)).toMatchObject({
      from: 67,
      to: 75,
    });
    expect(yearBarOf({ opens: day("2026-12-01"), closes: null }, false, today)).toMatchObject({
      from: 30,
      to: 38,
      closes: false,
    });
  });

  test("is nothing if no day of it is within the year", () => {
    expect(yearBarOf({ opens: null, closes: null }, false, today)).toBeNull();
    expect(yearBarOf({ opens: null, closes: day("2028-01-15") }, false, today)).toBeNull();
  });
});
