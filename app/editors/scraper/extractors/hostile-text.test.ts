import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractAmount } from "./extract-amount.ts";
import { extractDeadline } from "./extract-deadline.ts";
import { extractKind } from "./extract-kind.ts";
import { overlap, Spans } from "./spans.ts";

const today = { today: "2026-11-15" };
const aMegabyte = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

/** A quadratic extractor would take hours, so each one has a time limit. */
const stopped = <Result>(read: () => Result): Result =>
  runInNewContext("read()", { read }, { timeout: 50_000 });

describe("a page of a megabyte is parsed in linear time", () => {
  test.each(["open from 1 May 2027 ", "up to "])("for its closing day: %j", (piece) => {
    const text = `Applications close on 30 April 2027.\n${aMegabyte(piece)}`;
    expect(stopped(() => extractDeadline(text, today))?.value.day).toBe("2027-04-30");
  });

  test.each(["USD 1 "])("for what it pays: %j", (piece) => {
    const text = `${aMegabyte(piece)}\nThe scholarship is worth $500.`;
    expect(stopped(() => extractAmount(text))?.value.text).toMatch(/\d/);
  });
});

test("an address that isn't valid text doesn't prevent detecting the kind", () => {
  expect(extractKind("News", "https://x.example/%ff/scholarship-2027/")?.value).toBe("scholarships");
});

test("the places near another are those that looking at each would find", () => {
  const span = fc
    .record({ start: fc.nat(2_000), length: fc.nat(300) })
    .map(({ start, length }) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(span), span, (all, wanted) => {
      const near = new Spans(all).touching(wanted);
      expect(new Set(near)).toEqual(
        new Set(all.filter(({ start, end }) => start <= wanted.end && wanted.start <= end)),
      );
      expect(near.filter((one) => overlap(one, wanted))).toHaveLength(
        all.filter((one) => overlap(one, wanted)).length,
      );
    }),
  );
});
