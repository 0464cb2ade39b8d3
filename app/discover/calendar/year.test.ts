import { describe, expect, test } from "vitest";
import { type DatedListing, lastDayShown, monthsOf } from "./year.ts";

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

  test("says announced days first, then usual ones, and no day of a month that is all we know", () => {
    const [, december] = monthsOf(
      [
        date("Month", "2026-12-31", { isAnnounced: false, isMonth: true }),
        date("Usual", "2026-12-01", { isAnnounced: false }),
        date("Late", "2026-12-20"),
        date("Early", "2026-12-03"),
      ],
      today,
    );
    expect(december?.closes.entries.map(({ title, day }) => [title, day])).toEqual([
      ["Early", "3 December"],
      ["Late", "20 December"],
      ["Usual", "about 1 December"],
      ["Month", ""],
    ]);
    expect(december?.opens.entries).toEqual([]);
  });

  test("names twelve of a kind in a month, and how many more there are", () => {
    const many = Array.from({ length: 26 }, (_, place) => date(`Award ${place}`, "2027-01-15"));
    const january = monthsOf(many, today)[2];
    expect(january?.closes.entries).toHaveLength(12);
    expect(january?.closes.rest).toBe(14);
    expect(january?.opens.rest).toBe(0);
  });
});
