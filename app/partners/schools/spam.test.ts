import { expect, test } from "vitest";
import { ageOf } from "./spam.server.ts";

const noon = Date.UTC(2026, 2, 10, 12);
const second = 1_000;

test.each([
  ["at once waits the whole time", 0, { ok: true, stillToWaitMs: 3_000 }],
  ["after a second waits two more", 1 * second, { ok: true, stillToWaitMs: 2_000 }],
  ["after a minute waits no more", 60 * second, { ok: true, stillToWaitMs: 0 }],
  ["on the same day is taken", 86_000 * second, { ok: true, stillToWaitMs: 0 }],
  ["on the next day is to be sent again", 86_401 * second, { ok: false }],
  [
    "from a clock that is ahead never waits longer than the whole time",
    -60 * second,
    { ok: true, stillToWaitMs: 3_000 },
  ],
])("a form that comes back %s", (_, age, expected) => {
  expect(ageOf(noon, noon + age)).toEqual(expected);
});

test("a form that we never served is refused", () => {
  expect(ageOf(null, noon)).toEqual({ ok: false });
});
