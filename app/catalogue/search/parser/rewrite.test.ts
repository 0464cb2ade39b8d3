import { expect, test } from "vitest";
import { rewrite } from "./rewrite.ts";

const synonyms = new Map([
  ["hela za shule", "bursary"],
  ["hela", "money"],
]);

test.each([
  ["Hela za shule, Kenya", "bursary Kenya"],
  ["hela kenya", "money kenya"],
  ["za shule", "za shule"],
  ["", ""],
])("with the editors' synonyms, '%s' becomes '%s'", (text, written) => {
  expect(rewrite(text, synonyms)).toBe(written);
});
