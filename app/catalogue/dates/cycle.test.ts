import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cycle, cycleStatusOf, noCycle } from "./cycle.ts";

const on = (cycle: Partial<Cycle>, today: string) => cycleStatusOf({ ...noCycle, ...cycle }, today);
const stateOn = (cycle: Partial<Cycle>, today: string) => on(cycle, today).state;

describe("a cycle through its year", () => {
  const chevening = { closesOn: "2026-10-07", usualOpens: "08", usualCloses: "10-07" };

  test("rolls over to the next usual round once the announced day has passed", () => {
    expect(on(chevening, "2026-10-07")).toMatchObject({ state: "open", closes: { isAnnounced: true } });
    expect(on(chevening, "2026-10-08")).toEqual({
      state: "closed",
      opens: { day: "2027-08-01", isAnnounced: false, isMonth: true },
      closes: { day: "2027-10-07", isAnnounced: false, isMonth: false },
    });
    expect(stateOn(chevening, "2027-05-15")).toBe("opens");
    expect(stateOn(chevening, "2027-08-01")).toBe("usually_open");
    expect(stateOn(chevening, "2027-10-08")).toBe("closed");
  });

  test("that was closed early is closed until it opens again", () => {
    const early = { closesOn: "2026-09-01", usualOpens: "08", usualCloses: "10" };
    expect(stateOn(early, "2026-09-02")).toBe("closed");
    expect(on(early, "2026-09-02").closes?.day).toBe("2027-10-31");
  });

  test("that runs over the end of the year is open on both sides of it", () => {
    const winter = { usualOpens: "11-15", usualCloses: "01" };
    expect(
      ["2026-11-14", "2026-11-15", "2026-12-31", "2027-01-31", "2027-02-01"].map((day) =>
        stateOn(winter, day),
      ),
    ).toEqual(["opens", "usually_open", "usually_open", "usually_open", "closed"]);
  });

  test("means the last day of February in a year without the 29th", () => {
    expect(on({ usualCloses: "02-29" }, "2027-01-01").closes?.day).toBe("2027-02-28");
    expect(on({ usualCloses: "02-29" }, "2028-01-01").closes?.day).toBe("2028-02-29");
  });

  test("without a usual day has closed for good", () => {
    expect(on({ closesOn: "2026-01-01" }, "2026-11-15")).toEqual({
      state: "closed",
      opens: null,
      closes: null,
    });
  });
});

const anyDay = fc
  .integer({ min: 0, max: 1_500 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const anyUsual = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, "0")),
  anyDay.map((day) => day.slice(5)),
);
const anyCycle = fc.record({
  opensOn: fc.option(anyDay),
  closesOn: fc.option(anyDay),
  usualOpens: fc.option(anyUsual),
  usualCloses: fc.option(anyUsual),
  isRolling: fc.boolean(),
});

test("no cycle ever shows a day that has passed as one to come", () => {
  fc.assert(
    fc.property(anyCycle, anyDay, (cycle, today) => {
      const { opens, closes } = on(cycle, today);
      for (const coming of [opens, closes]) expect(coming === null || coming.day >= today).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
