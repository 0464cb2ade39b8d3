import { expect, test } from "vitest";
import { parseEventTime } from "./parse-event-time.ts";

test.each([
  ["2027-01-13", "18:00 UK time", "2027-01-13T18:00:00.000Z"],
  ["2027-07-13", "18:00 UK time", "2027-07-13T17:00:00.000Z"],
  ["2027-01-13", "2 pm EAT", "2027-01-13T11:00:00.000Z"],
  ["2027-01-13", "12:30 a.m. WAT", "2027-01-12T23:30:00.000Z"],
  ["2027-01-13", "12 pm GMT", "2027-01-13T12:00:00.000Z"],
  ["2027-01-13", "11.59 pm Eastern time", "2027-01-14T04:59:00.000Z"],
])("on %s '%s' is %s", (day, words, moment) => {
  expect(parseEventTime(day, words)).toEqual({ starts: new Date(moment) });
});

test("a second time is the end", () => {
  expect(parseEventTime("2027-01-13", "10:00 - 16:30 EAT")).toEqual({
    starts: new Date("2027-01-13T07:00:00Z"),
    ends: new Date("2027-01-13T13:30:00Z"),
  });
});

test.each(["", "All day", "in the morning EAT", "18:00", "25:00 EAT", "13 pm UK time", "10:75 GMT"])(
  "'%s' is not a time: the event lasts the whole day",
  (words) => {
    expect(parseEventTime("2027-01-13", words)).toBeNull();
  },
);
