import { expect, test } from "vitest";
import { formatLsn, parseLsn } from "./lsn.ts";

test("a position in the write-ahead log is a number, and is written as PostgreSQL writes it", () => {
  expect(parseLsn("16/B374D848")).toBe(0x16_b374_d848n);
  expect(formatLsn(0x16_b374_d848n)).toBe("16/B374D848");
  expect(formatLsn(parseLsn("0/1") ?? 0n)).toBe("0/1");
});

test.each(["", "16", "16/", "16/G", "1/123456789", "1/2/3", "x"])("%j is not a position", (text) => {
  expect(parseLsn(text)).toBeNull();
});
