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

/** How many there are, with the first of them in words. */
const summary = (wrong: Pair[]) => ({ count: wrong.length, first: wrong.slice(0, 20).map(inWords) });

describe.each(kinds)("eligibility compared with the table judged by hand: %s", (kind) => {
  const ofKind = pairs.filter((pair) => pair.kind === kind);

  test("every record of the starter catalogue has its rule, and every rule its record", () => {
    expect([...rulesOf(kind).keys()].sort()).toEqual(rows[kind].map(({ key }) => key).sort());
  });

  test("nothing that is closed to the student is shown as Open to you now", () => {
    expect(summary(ofKind.filter(isWrongFit))).toEqual({ count: 0, first: [] });
  });

  test("at most one of 200 that read Not open to you is wrong", () => {
    const closed = ofKind.filter(({ verdict }) => verdict === "notOpen");
    const wrong = closed.filter(isWrongClosed);
    expect(wrong.length / closed.length, summary(wrong).first.join("\n")).toBeLessThanOrEqual(0.005);
  });

  describe("what reads Check with them", () => {
    const counts = students.map((student) => countSeen(ofKind.filter((pair) => pair.student === student)));

    test("is at most a quarter of what a student sees, but for the best one; three if nothing else is known", () => {
      const most = ({ seen, toCheck }: (typeof counts)[number]) =>
        toCheck === seen ? 3 : Math.max(1, seen / 4);
      expect(counts.filter((one) => one.toCheck > most(one))).toEqual([]);
    });

    test("is at most a quarter of what all students see", () => {
      const sum = (of: (one: (typeof counts)[number]) => number) =>
        counts.reduce((total, one) => total + of(one), 0);
      expect(sum(({ toCheck }) => toCheck) / sum(({ seen }) => seen)).toBeLessThanOrEqual(0.25);
    });
  });

  describe("the first ten that a student sees", () => {
    const seen = students.map((student) => firstTen(ofKind.filter((pair) => pair.student === student)));
    const closed = seen.map((ten) => ten.filter(({ byHand }) => byHand.judgement === "closed"));

    test("include at most one that is closed to them", () => {
      expect(closed.filter(({ length }) => length > 1).map((some) => some.map(inWords))).toEqual([]);
    });

    test("include at most 1 in 50 that is closed, over all students", () => {
      const all = closed.flat();
      expect(all.length / seen.flat().length, summary(all).first.join("\n")).toBeLessThanOrEqual(0.02);
    });
  });
});

test("nothing is shown as Open to you now that a counsellor would check first", () => {
  const greens = pairs.filter(({ verdict }) => verdict === "openNow");
  expect(greens.length).toBeGreaterThan(50);
  expect(
    summary(greens.filter(({ byHand: { judgement } }) => !["can", "maybe"].includes(judgement))),
  ).toEqual({
    count: 0,
    first: [],
  });
});

test("every college that fits a student names one of its courses", () => {
  const fits = pairs.filter(({ kind, ours }) => kind === "colleges" && ours.eligibility === "fits");
  const { colleges } = starterRows();
  const coursesOf = new Map(
    colleges.map(({ key, row }) => [key, row.programmes.map(({ name }) => name)] as const),
  );
  const unnamed = fits.filter(
    ({ key, ours }) =>
      !ours.lines.some(
        ({ rule, answer, text }) =>
          rule === "course" &&
          answer === "yes" &&
          coursesOf.get(key)?.some((name) => text.startsWith(`${name}: `)),
      ),
  );
  expect(fits.length).toBeGreaterThan(100);
  expect(summary(unnamed)).toEqual({ count: 0, first: [] });
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
