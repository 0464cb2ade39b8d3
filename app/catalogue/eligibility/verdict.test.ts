import { describe, expect, test } from "vitest";
import { type Cycle, noCycle } from "#app/catalogue/dates/cycle.ts";
import { showVerdict, verdictOn } from "./verdict.ts";

const today = "2026-11-18";
const shown = (cycle: Partial<Cycle>) => showVerdict("fits", { ...noCycle, ...cycle }, today);

describe("someone who fits", () => {
  test.for([
    ["to the announced last day", { closesOn: today }],
    ["where applications are always taken", { isRolling: true }],
    ["from the announced first day", { opensOn: today, closesOn: "2026-12-01" }],
  ] as const)("sees Open to you now %s", ([, cycle]) =>
    expect(shown(cycle)).toEqual({ verdict: "openNow", text: "Open to you now" }),
  );
  test.for([
    [{ closesOn: "2026-11-17" }, "Dates not announced: you fit"],
    [{}, "Dates not announced: you fit"],
    [{ opensOn: "2027-02-10", closesOn: "2027-03-01" }, "Opens on 10 February: you fit"],
    [{ usualOpens: "02", usualCloses: "04" }, "Usually opens in February: you fit"],
    [{ usualOpens: "10", usualCloses: "12" }, "Usually open now: you fit"],
    [{ usualCloses: "03" }, "Usually closes in March: you fit"],
    [{ opensOn: "2026-11-01" }, "Open, closing day not announced: you fit"],
    [{ closesOn: "2026-12-01", isReported: true }, "Dates not confirmed: you fit"],
    [{ isRolling: true, isReported: true }, "Dates not confirmed: you fit"],
    [{ isRolling: true, opensOn: "2027-01-05" }, "Opens on 5 January: you fit"],
  ] as const)("sees when it opens, and that the date is a usual one: %j: %s", ([cycle, text]) =>
    expect(shown(cycle)).toEqual({ verdict: "opensLater", text }),
  );
});

test("the verdict of someone who does not fit, or if too little is known, is the same on any day", () => {
  const open = { ...noCycle, isRolling: true };
  const verdicts = (["missing", "unknown", "no"] as const).map((found) => verdictOn(found, open, today));
  expect(verdicts).toEqual(["oneMissing", "checkWithThem", "notOpen"]);
  expect(verdicts).toEqual(
    (["missing", "unknown", "no"] as const).map((found) => verdictOn(found, noCycle, today)),
  );
});

test("a college without a known course at the wanted level and field says so, and is never a fit", () => {
  const open = { ...noCycle, isRolling: true };
  expect(showVerdict("noCourse", open, today)).toEqual({
    verdict: "checkWithThem",
    text: "We don't know of this course here",
  });
});
