import { expect, test } from "vitest";
import { fromBase85, toBase85 } from "./base85.ts";

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 255, 256, 1000])("%i bytes are decoded to the same bytes", (length) => {
  const bytes = Uint8Array.from({ length }, (_, place) => (place * 197 + 255) % 256);
  const text = toBase85(bytes);
  expect(fromBase85(text)).toEqual(bytes);
  expect(text.length).toBe(Math.ceil((length * 5) / 4));
});

test("encoded text neither ends a script nor contains a character reference of HTML", () => {
  const every = Uint8Array.from({ length: 4096 }, (_, place) => (place * place) % 256);
  expect(toBase85(every)).not.toMatch(/[<>&"'\\`\s]/);
});
