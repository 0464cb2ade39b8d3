import { expect, test } from "vitest";
import { type Cycle, noCycle } from "./cycle.ts";
import { yearStripOf } from "./year-strip.ts";

const today = "2026-11-15";
const strip = (cycle: Partial<Cycle>) => yearStripOf({ ...noCycle, ...cycle }, today);
const drawn = (cycle: Partial<Cycle>) =>
  strip(cycle)
    ?.marks.map((mark) => ({ open: "#", opens: "(", closes: ")", shut: "." })[mark])
    .join("");

test("a year strip shows when it opens and closes, over the end of the year too", () => {
  expect(drawn({ usualOpens: "08", usualCloses: "10-07" })).toBe(".......(#)..");
  expect(drawn({ usualOpens: "11-15", usualCloses: "02" })).toBe("#)........(#");
  expect(drawn({ usualOpens: "03-01", usualCloses: "03-20" })).toBe("..).........");
  expect(drawn({ usualCloses: "05" })).toBe("....).......");
  expect(drawn({ isRolling: true })).toBe("############");
});

test("an announced day counts until it has passed, and then the usual one", () => {
  expect(strip({ closesOn: "2026-12-03", usualCloses: "10", usualOpens: "09" })).toMatchObject({
    now: 10,
    text: "Usually opens in September and closes on 3 December.",
  });
  expect(strip({ closesOn: "2026-10-03", usualCloses: "10" })?.text).toBe("Usually closes in October.");
  expect(strip({ opensOn: "2027-01-05", usualCloses: "03" })?.text).toBe(
    "Opens on 5 January and usually closes in March.",
  );
  expect(strip({ opensOn: "2026-10-01", closesOn: "2026-12-03" })?.text).toBe(
    "Opens on 1 October and closes on 3 December.",
  );
});

test("nothing is drawn if nothing is known, if it has ended, or if the only day has passed", () => {
  expect(strip({})).toBeNull();
  expect(strip({ closesOn: "2026-10-03" })).toBeNull();
});
