import { describe, expect, test } from "vitest";
import { type DatedListing, isShown, lastDayShown, monthsOf, pageOfMonth } from "./calendar-months.ts";

const today = "2026-11-16";
const date = (title: string, day: string, how: Partial<DatedListing["when"]> = {}): DatedListing => ({
  id: title,
  title,
  what: "closes",
  when: { day, isAnnounced: true, isMonth: false, ...how },
});

describe("the year ahead", () => {
  test("is this month and the eleven after it", () => {
    const months = monthsOf([], today);
    expect(months.map(({ name }) => name)).toEqual([
      "November 2026",
      "December 2026",
      "January 2027",
      "February 2027",
      "March 2027",
      "April 2027",
      "May 2027",
      "June 2027",
      "July 2027",
      "August 2027",
      "September 2027",
      "October 2027",
    ]);
    expect(lastDayShown(today)).toBe("2027-10-31");
  });

  test("has announced days first, then usual ones, and no day if only the month is known", () => {
    const [, december] = monthsOf(
      [
        date("Month", "2026-12-31", { isAnnounced: false, isMonth: true }),
        date("Usual", "2026-12-01", { isAnnounced: false }),
        date("Late", "2026-12-20"),
        date("Early", "2026-12-03"),
      ],
      today,
      { months: 2, most: 4 },
    );
    expect(december?.closes.entries.map(({ title, day }) => [title, day])).toEqual([
      ["Early", "3 December"],
      ["Late", "20 December"],
      ["Usual", "about 1 December"],
      ["Month", ""],
    ]);
    expect(december?.opens.entries).toEqual([]);
  });

  test("names three of a kind in a month, two in later months, and how many more there are", () => {
    const many = ["2026-12-15", "2027-01-15"].flatMap((day) =>
      Array.from({ length: 26 }, (_, place) => date(`Award ${place}`, day)),
    );
    const [, december, january] = monthsOf(many, today);
    expect(december?.closes.entries).toHaveLength(3);
    expect(december?.closes.rest).toBe(23);
    expect(december?.opens.rest).toBe(0);
    expect(january?.closes.entries).toHaveLength(2);
    expect(january?.closes.rest).toBe(24);
  });
});

describe("a single month", () => {
  const many = Array.from({ length: 130 }, (_, place) =>
    date(`Award ${String(place).padStart(3, "0")}`, "2027-01-15"),
  );
  const others = [
    date("Another month", "2027-02-15"),
    { ...date("Opens", "2027-01-02"), what: "opens" as const },
  ];
  const page = (wanted: number) => pageOfMonth([...others, ...many], "2027-01", "closes", wanted);

  test("comes in pages that skip and repeat nothing", () => {
    const pages = [page(1), page(2), page(3)];
    expect(pages.map(({ number, previous, next, all }) => [number, previous, next, all])).toEqual([
      [1, null, 2, 130],
      [2, 1, 3, 130],
      [3, 2, null, 130],
    ]);
    const titles = pages.flatMap(({ entries }) => entries.map(({ title }) => title));
    expect(titles).toEqual(many.map(({ title }) => title));
  });

  test.for([
    [0, 1],
    [-7, 1],
    [Number.NaN, 1],
    [2.5, 2],
    [99, 3],
    [Number.POSITIVE_INFINITY, 3],
  ] as const)("page %s is page %s", ([wanted, given]) => {
    expect(page(wanted).number).toBe(given);
  });

  test("is one of the twelve that the year shows", () => {
    expect(isShown("2026-11", today)).toBe(true);
    expect(isShown("2027-10", today)).toBe(true);
    expect(isShown("2026-10", today)).toBe(false);
    expect(isShown("2027-11", today)).toBe(false);
  });
});
