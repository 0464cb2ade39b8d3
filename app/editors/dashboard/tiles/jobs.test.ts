import { expect, test } from "vitest";
import { jobsTile } from "./jobs.ts";

test("the overview shows whether the jobs run", () => {
  expect(jobsTile({ isWorking: true, tries: 1, error: null })).toEqual({
    title: "Jobs",
    facts: [{ name: "State", value: "Running" }],
  });
});

test("jobs that cannot start are shown to an admin, with the reason", () => {
  expect(jobsTile({ isWorking: false, tries: 3, error: "permission denied for schema jobs" })).toEqual({
    title: "Jobs",
    facts: [
      { name: "State", value: "Cannot start" },
      { name: "Tries", value: 3 },
      { name: "Reason", value: "permission denied for schema jobs" },
    ],
    needsAttention: true,
  });
});
