import { describe, expect, test } from "vitest";
import { opportunityKinds } from "#database/schema/lists.ts";
import { criteria, fullScore, percentOf } from "./criteria.ts";

describe("the points", () => {
  test.for(opportunityKinds)("of a %s add up to 100", (kind) => {
    const possible: number[] = criteria[kind].map((criterion) => criterion.possible);
    expect(possible.reduce((sum, points) => sum + points, 0)).toBe(fullScore);
  });

  test.for([
    [0, 0],
    [29, 29],
    [29.4, 29],
    [29.5, 30],
    [100, 100],
  ] as const)("%d of 100 are shown as %i percent", ([points, percent]) => {
    expect(percentOf(points)).toBe(percent);
  });
});
