import { expect, test } from "vitest";
import { deadlineOf } from "./deadline.ts";

const today = "2026-12-10";

test("an open opportunity says its day and how many days are left", () => {
  expect(deadlineOf("2026-12-15", false, today)).toMatchObject({
    hasClosed: false,
    name: "Closes",
    text: "15 December 2026 · 5 days left",
    meaning: null,
  });
});

test("the closing day itself is still open, the day after is not", () => {
  expect(deadlineOf(today, false, today)).toMatchObject({
    hasClosed: false,
    text: "10 December 2026 · Closes today",
  });
  expect(deadlineOf("2026-12-09", false, today)).toMatchObject({
    hasClosed: true,
    name: "Closed",
    meaning:
      "It closed on 9 December 2026. Many open again each year, so look on the official site for the next round.",
  });
});

test("a usual day is called usual, counts no days, and says what that means", () => {
  expect(deadlineOf("2026-12-15", true, today)).toMatchObject({
    hasClosed: false,
    name: "Usually closes",
    text: "15 December 2026",
    meaning:
      "15 December 2026 is the day it usually closes. This year's date has not been announced yet, so check the official site before you plan.",
  });
});

test("a usual day that has passed is closed, and no more is claimed than that", () => {
  expect(deadlineOf("2026-12-01", true, today)).toMatchObject({
    hasClosed: true,
    closing: { text: "Closed" },
    meaning:
      "Its usual closing day, 1 December 2026, has passed. It may open again, so look on the official site for the next round.",
  });
});

test("without a deadline it stays open", () => {
  expect(deadlineOf(null, false, today)).toMatchObject({
    hasClosed: false,
    text: "Deadline varies",
    meaning: null,
  });
});
