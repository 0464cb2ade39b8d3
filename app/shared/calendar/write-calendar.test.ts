import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "./write-calendar.ts";

const writtenAt = new Date("2026-11-15T02:30:00Z");
const fair: CalendarEntry = { uid: "event-1@fursa.example", title: "College fair", starts: "2026-12-31" };
const write = (entry: Partial<CalendarEntry>) => writeCalendar("Fursa", [{ ...fair, ...entry }], writtenAt);
/** Joins folded lines, as a calendar program does before parsing. */
const unfold = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  test("marks a whole day, ending on the day after, across a year's end", () => {
    expect(unfold(write({}))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Fursa//Opportunities for African students//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Fursa",
      "REFRESH-INTERVAL;VALUE=DURATION:P1D",
      "BEGIN:VEVENT",
      "UID:event-1@fursa.example",
      "DTSTAMP:20261115T023000Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      "TRANSP:TRANSPARENT",
      "SUMMARY:College fair",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("writes a moment in UTC", () => {
    const starts = new Date("2027-01-13T18:00:00Z");
    const ends = new Date("2027-01-13T20:00:00Z");
    expect(unfold(write({ starts, ends }))).toEqual(
      expect.arrayContaining(["DTSTART:20270113T180000Z", "DTEND:20270113T200000Z"]),
    );
  });

  test("keeps commas, semicolons, backslashes and line breaks inside their text", () => {
    const lines = unfold(write({ title: "Fees; books, and\r\nEND:VEVENT\\" }));
    expect(lines).toContain("SUMMARY:Fees\\; books\\, and\\nEND:VEVENT\\\\");
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });

  test("leaves out an invalid address", () => {
    expect(write({ url: "not an address" })).not.toContain("URL:");
    expect(write({ url: "https://ucas.com/a b" })).toContain("URL:https://ucas.com/a%20b\r\n");
  });

  test("has lines of at most 75 octets that join to the same text again, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const text = write({ title });
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const summary = unfold(text).find((line) => line.startsWith("SUMMARY:"));
        const read = summary?.slice("SUMMARY:".length).replace(/\\([\\;,])/g, "$1");
        expect(read).toBe(title.replace(/\p{Cc}/gu, " "));
      }),
    );
  });
});
