import { expect, test } from "vitest";
import { type Cycle, noCycle } from "./cycle.ts";
import { closingLine, deadlineOf } from "./deadline.ts";

const today = "2026-12-10";
const textOf = (cycle: Partial<Cycle>, isChecked = false) =>
  deadlineOf({ ...noCycle, ...cycle }, today, isChecked);

test("an open opportunity shows its closing day, and its tag the days that are left", () => {
  expect(textOf({ closesOn: "2026-12-15" })).toMatchObject({
    hasClosed: false,
    name: "Closes",
    text: "15 December 2026",
    closing: { text: "Open now, closes in 5 days" },
    meaning: null,
  });
});

test("the closing day itself is still open, the day after is not", () => {
  expect(textOf({ closesOn: today })).toMatchObject({
    hasClosed: false,
    closing: { text: "Open now, closes today" },
  });
  expect(textOf({ closesOn: "2026-12-09" })).toMatchObject({
    hasClosed: true,
    name: "Closed",
    text: "9 December 2026",
    meaning:
      "It closed on 9 December 2026. Many open every year. Check the official site for the next round.",
  });
});

test("a usual day is called usual, and is marked as checked only if it was checked", () => {
  expect(textOf({ usualCloses: "12-15" })).toMatchObject({
    hasClosed: false,
    isExpected: true,
    name: "Usually closes",
    text: "15 December",
    meaning: "Check the official site before you plan.",
  });
  expect(textOf({ usualCloses: "12" }, true).meaning).toBe(
    "This year's date isn't out yet. Check the official site before you plan.",
  );
});

test("a round that has closed shows when the next one usually opens", () => {
  expect(textOf({ closesOn: "2026-12-01", usualOpens: "09", usualCloses: "12-01" })).toMatchObject({
    hasClosed: true,
    name: "Usually closes",
    text: "1 December",
    meaning: "It closed on 1 December 2026. Save it now, and check the official site when it opens again.",
  });
});

test("no date is shown if none is known", () => {
  expect(textOf({})).toMatchObject({ hasClosed: false, text: "Date not announced", meaning: null });
});

test("an email says the same in one line", () => {
  const line = (cycle: Partial<Cycle>) => closingLine({ ...noCycle, ...cycle }, today);
  expect(line({ closesOn: "2026-12-15" })).toBe("Closes 15 December 2026 · Open now, closes in 5 days");
  expect(line({ usualCloses: "12-15" })).toBe("Usually closes on 15 December");
  expect(line({})).toBe("Date not announced");
});
