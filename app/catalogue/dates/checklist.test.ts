import { describe, expect, test } from "vitest";
import { checklistOf, countedFrom } from "./checklist.ts";
import { type Cycle, noCycle } from "./cycle.ts";

const today = "2026-11-15";
const toSend = { documents: ["transcripts", "two references", "essays"], referees: 2, hasEssay: true };
const steps = (cycle: Partial<Cycle>, requirements: Parameters<typeof checklistOf>[0] = toSend) =>
  checklistOf(requirements, { ...noCycle, ...cycle }, today);
const counted = (cycle: Partial<Cycle>) => countedFrom({ ...noCycle, ...cycle }, today);

describe("the checklist", () => {
  test("counts back from the announced closing day, and names each part once", () => {
    expect(steps({ closesOn: "2026-12-24" })).toEqual([
      { name: "referees", text: "Ask your 2 referees for a letter", by: "by 3 December" },
      { name: "document: transcripts", text: "Transcripts", by: "by 10 December" },
      { name: "essay", text: "Write the essays", by: "by 17 December" },
      { name: "send", text: "Send the application", by: "by 21 December" },
    ]);
    expect(counted({ closesOn: "2026-12-24" })).toBe(
      "We count the dates back from the closing day, 24 December 2026.",
    );
  });

  test('shows the year if it differs from this one, and "now" once the day has come', () => {
    const byDay = steps({ closesOn: "2027-01-25" }).map(({ by }) => by);
    expect(byDay).toEqual([
      "by 4 January 2027",
      "by 11 January 2027",
      "by 18 January 2027",
      "by 22 January 2027",
    ]);
    expect(steps({ closesOn: "2026-12-06" })[0]?.by).toBe("now");
  });

  test("calls a usual day usual, and gives no dates if only the month is known", () => {
    expect(counted({ usualCloses: "12-24" })).toBe(
      "We count the dates back from the usual closing day, 24 December. This year's day may differ.",
    );
    expect(steps({ usualCloses: "12" }).map(({ by }) => by)).toEqual([null, null, null, null]);
    expect(counted({ usualCloses: "12" })).toBe(
      "It usually closes in December. The day isn't announced yet, so the steps have no dates.",
    );
  });

  test("has no step before the opening day", () => {
    const soon = { opensOn: "2026-12-10", closesOn: "2026-12-24" };
    expect(steps(soon).map(({ by }) => by)).toEqual([
      "by 10 December",
      "by 10 December",
      "by 17 December",
      "by 21 December",
    ]);
  });

  test("has no dates without a future closing day", () => {
    for (const cycle of [{}, { closesOn: "2026-10-01" }, { isRolling: true }]) {
      expect(steps(cycle).map(({ by }) => by)).toEqual([null, null, null, null]);
      expect(counted(cycle)).toBeNull();
    }
  });

  test("lists only requirements that are known", () => {
    const nothing = { documents: null, referees: null, hasEssay: null };
    expect(steps({}, nothing).map(({ name }) => name)).toEqual(["send"]);
    const letters = { documents: ["two references"], referees: null, hasEssay: null };
    expect(steps({}, letters).map(({ name }) => name)).toEqual(["document: two references", "send"]);
  });
});
