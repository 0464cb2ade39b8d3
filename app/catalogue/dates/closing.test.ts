import { expect, test } from "vitest";
import { closingLabelOf } from "./closing.ts";
import { type Cycle, noCycle } from "./cycle.ts";

const today = "2026-11-15";
const label = (cycle: Partial<Cycle>, day = today) => closingLabelOf({ ...noCycle, ...cycle }, day);

test.each([
  ["2026-11-15", "clay", "Open now, closes today"],
  ["2026-11-16", "clay", "Open now, closes in 1 day"],
  ["2026-11-22", "clay", "Open now, closes in 7 days"],
  ["2026-11-27", "marigold", "Open now, closes in 12 days"],
  ["2026-12-15", "marigold", "Open now, closes in 30 days"],
  ["2026-12-16", "neutral", "Open now, closes in 31 days"],
  ["2027-01-15", "neutral", "Open now, closes in 2 months"],
  ["2026-11-14", "neutral", "Closed"],
])("what closes on %s has the tag %s and the label '%s'", (closesOn, tone, text) => {
  expect(label({ closesOn })).toEqual({ tone, text });
});

test.each<[string, Partial<Cycle>]>([
  ["Date not announced", {}],
  ["Always open", { isRolling: true }],
  ["Opens on 3 January", { opensOn: "2027-01-03" }],
  ["Usually opens in January", { usualOpens: "01", usualCloses: "03" }],
  ["Closed, usually opens in August", { usualOpens: "08", usualCloses: "10" }],
  ["Usually open until 5 December", { usualOpens: "10", usualCloses: "12-05" }],
  ["Usually open until December", { usualOpens: "10", usualCloses: "12" }],
  ["Usually opens around now", { usualOpens: "11" }],
  ["Usually closes in March", { usualCloses: "03-15" }],
  ["Open now, usually until February", { opensOn: "2026-11-01", usualCloses: "02" }],
  ["Open now", { opensOn: "2026-11-01" }],
])("shows '%s' for %o", (text, cycle) => {
  expect(label(cycle).text).toBe(text);
});
