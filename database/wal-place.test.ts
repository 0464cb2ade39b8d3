import { expect, test } from "vitest";
import { readPlace, writePlace } from "./wal-place.ts";

test("a place in the stream of changes is a number, and written as PostgreSQL writes it", () => {
  expect(readPlace("16/B374D848")).toBe(0x16_b374_d848n);
  expect(writePlace(0x16_b374_d848n)).toBe("16/B374D848");
  expect(writePlace(readPlace("0/1") ?? 0n)).toBe("0/1");
});

test.each(["", "16", "16/", "16/G", "1/123456789", "1/2/3", "x"])("%j is none", (text) => {
  expect(readPlace(text)).toBeNull();
});
