import { describe, expect, test } from "vitest";
import type { ComingDay } from "./cycle.ts";
import { yearBarOf, yearMonths } from "./year-bars.ts";
import { spreadOverYear } from "./year-rows.ts";

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

describe("the rows of a picture for the whole year", () => {
  const row = (from: number, to: number) => ({
    ...{ to: `/scholarship/${from}-${to}`, title: "", when: "" },
    bar: { from, to, opens: true, closes: true, isUsual: true },
  });

  test("are what comes next and then one of several later months", () => {
    const open = Array.from({ length: 20 }, (_, place) => row(0, 10 + place));
    const later = Array.from({ length: 11 }, (_, place) => row((place + 1) * 31, 340 + place));
    const shown = spreadOverYear([...open, ...later], 8).map(({ bar }) => bar.from);
    expect(shown.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(shown.slice(4)).toEqual([31, 93, 186, 279]);
  });

  test("are all of them if there are few, each once", () => {
    const few = [row(0, 10), row(0, 20), row(40, 60)];
    expect(spreadOverYear(few, 8)).toEqual(few);
    const soon = Array.from({ length: 12 }, (_, place) => row(0, 10 + place));
    expect(spreadOverYear(soon, 8)).toEqual(soon.slice(0, 8));
  });
});
