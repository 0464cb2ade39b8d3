import { expect, test } from "vitest";
import { errandsTile } from "./errands.ts";

test("the overview says whether the errands run", () => {
  expect(errandsTile({ isWorking: true, tries: 1, trouble: null })).toEqual({
    title: "Errands",
    facts: [{ name: "State", value: "Running" }],
  });
});

test("errands that cannot start are put before an admin, with the reason", () => {
  expect(
    errandsTile({ isWorking: false, tries: 3, trouble: "permission denied for schema errands" }),
  ).toEqual({
    title: "Errands",
    facts: [
      { name: "State", value: "Cannot start" },
      { name: "Tries", value: 3 },
      { name: "Reason", value: "permission denied for schema errands" },
    ],
    needsAttention: true,
  });
});
