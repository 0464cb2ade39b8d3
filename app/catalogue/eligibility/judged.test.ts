import { describe, expect, test } from "vitest";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import { kinds } from "#database/schema/lists.ts";
import {
  allPairs,
  countSeen,
  firstTen,
  inWords,
  isWrongClosed,
  isWrongFit,
  type Pair,
} from "#tests/judged/pairs.ts";
import { starterRows } from "#tests/judged/records.ts";
import { rulesOf, students } from "#tests/judged/table.ts";

const pairs = allPairs();
const rows = starterRows();

/** Their number, and the first of them in words. */
const summary = (wrong: Pair[]) => ({ count: wrong.length, first: wrong.slice(0, 20).map(inWords) });

describe.each(kinds)("who may apply, held against the table judged by hand: %s", (kind) => {
  const ofKind = pairs.filter((pair) => pair.kind === kind);

  test("every record of the starter catalogue has its rule, and every rule its record", () => {
    expect([...rulesOf(kind).keys()].sort()).toEqual(rows[kind].map(({ key }) => key).sort());
  });

  test("nothing that is closed to the student says that they can apply", () => {
    expect(summary(ofKind.filter(isWrongFit))).toEqual({ count: 0, first: [] });
  });

  test("of 200 that read Not open to you, at most one is wrong", () => {
    const closed = ofKind.filter(({ verdict }) => verdict === "notOpen");
    const wrong = closed.filter(isWrongClosed);
    expect(wrong.length / closed.length, summary(wrong).first.join("\n")).toBeLessThanOrEqual(0.005);
  });

  test("at most a quarter of what a student sees is to be checked with the provider, but for three", () => {
    const seen = students.map((student) => countSeen(ofKind.filter((pair) => pair.student === student)));
    expect(seen.filter(({ seen, toCheck }) => toCheck > Math.max(3, seen / 4))).toEqual([]);
  });

  describe("the first ten that a student sees", () => {
    const seen = students.map((student) => firstTen(ofKind.filter((pair) => pair.student === student)));
    const closed = seen.map((ten) => ten.filter(({ byHand }) => byHand.judgement === "closed"));

    test("hold at most one that is closed to them", () => {
      expect(closed.filter(({ length }) => length > 1).map((some) => some.map(inWords))).toEqual([]);
    });

    test("hold at most 1 in 20 that is closed, over all students", () => {
      const all = closed.flat();
      expect(all.length / seen.flat().length, summary(all).first.join("\n")).toBeLessThanOrEqual(0.05);
    });
  });
});

test("at most a quarter of all matches read Check with them", () => {
  const shown = pairs.filter(({ percent }) => percent >= lowestPercent);
  const words = shown.filter(
    ({ ours, verdict }) => verdict === "checkWithThem" && ours.eligibility !== "noCourse",
  );
  expect(words.length / shown.length).toBeLessThanOrEqual(0.25);
});

test("the table has at least 40 students, and all five judgements", () => {
  expect(students.length).toBeGreaterThanOrEqual(40);
  expect(new Set(pairs.map(({ byHand }) => byHand.judgement)).size).toBe(5);
});
