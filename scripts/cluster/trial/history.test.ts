import { describe, expect, test } from "vitest";
import { countDoubled, findLost, type HistoryWrite, longestGap, within } from "./history.ts";

const saved = (key: string, at = 0): HistoryWrite => ({ kind: "saved", key, at });

test("an acknowledged write that is missing is lost; one of another kind doesn't replace it", () => {
  const acknowledged = [saved("amina law"), saved("amina tea")];
  const found = [
    { kind: "saved", key: "amina law" },
    { kind: "question", key: "amina tea" },
    { kind: "saved", key: "never acknowledged" },
  ];
  expect(findLost(acknowledged, found)).toEqual([saved("amina tea")]);
});

test("an update is lost if the row contains an earlier version, and not if it contains a later one", () => {
  const update = (version: number): HistoryWrite => ({ kind: "profile", key: "amina", at: 0, version });
  const stored = (version: number | null) => [{ kind: "profile", key: "amina", version }];
  const acknowledged = [update(1), update(2), update(3)];
  expect(findLost(acknowledged, stored(3))).toEqual([]);
  expect(findLost(acknowledged, stored(4))).toEqual([]);
  expect(findLost(acknowledged, stored(2))).toEqual([update(3)]);
  expect(findLost(acknowledged, stored(null))).toEqual(acknowledged);
  expect(findLost(acknowledged, [])).toEqual(acknowledged);
});

test("an event at the end of a time span belongs to the next one", () => {
  expect([9, 10, 19, 20].map((at) => within({ begin: 10, end: 20 })({ at }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe("the longest gap", () => {
  test("is found between moments in any order", () => {
    expect(longestGap([300, 100, 900], { begin: 0, end: 1000 })).toBe(600);
  });
  test("may be at the beginning or at the end", () => {
    expect(longestGap([800], { begin: 0, end: 1000 })).toBe(800);
    expect(longestGap([100], { begin: 0, end: 1000 })).toBe(900);
  });
  test("is the whole span if nothing happened in it", () => {
    expect(longestGap([5, 2000], { begin: 10, end: 1000 })).toBe(990);
  });
});

test("an email that arrived three times counts as one duplicate", () => {
  expect(countDoubled(["a", "b", "a", "c", "a", "c"])).toBe(2);
});
