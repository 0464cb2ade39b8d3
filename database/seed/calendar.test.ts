import { expect, test } from "vitest";
import { eventTimes } from "./calendar.ts";
import { events } from "./events.ts";

const fair = { title: "Fair", description: "", location: "", organizer: "", eventUrl: "" };

test.each([
  ["12", "2026-11-15", "2026-12-31"],
  ["11", "2026-11-30", "2026-11-30"],
  ["10", "2026-11-15", "2027-10-31"],
  ["02", "2027-12-31", "2028-02-29"],
])("what usually happens in month %s is listed, from %s on, until %s", (usually, today, until) => {
  expect(eventTimes({ ...fair, usually }, today).eventDate).toBe(until);
});

test("a usual month is called usual, and no day of it is named", () => {
  expect(eventTimes({ ...fair, usually: "10" }, "2026-11-15").eventTime).toBe("Usually in October");
});

test("an announced day never moves to another year", () => {
  const announced = { ...fair, date: "2026-10-03" };
  expect(eventTimes(announced, "2028-01-01")).toEqual({ eventDate: "2026-10-03", eventTime: "" });
});

test.each([
  ["2026-06-16", "2026-06-16"],
  ["2026-06-17", "2027-06-16"],
])("what is on 16 June each year comes next, seen from %s, on %s", (today, next) => {
  expect(eventTimes({ ...fair, yearly: "06-16" }, today)).toEqual({ eventDate: next, eventTime: "" });
});

test("every announced SAT day of the starter events is a Saturday, and every month is one", () => {
  for (const event of events) {
    if ("usually" in event) expect(event.usually, event.title).toMatch(/^(0[1-9]|1[0-2])$/);
    else if ("date" in event) expect(new Date(event.date).getUTCDay(), event.title).toBe(6);
  }
});
