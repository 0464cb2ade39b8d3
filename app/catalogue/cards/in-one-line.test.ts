import { expect, test } from "vitest";
import { entriesOf, inOneLine } from "./in-one-line.ts";

test("lists with enough room are shown in full, side by side", () => {
  expect(inOneLine([["Undergraduate", "Master's"], ["Kenya"]])).toBe("Undergraduate, Master's · Kenya");
  expect(inOneLine([[], ["Kenya"]])).toBe("Kenya");
  expect(inOneLine([[], []])).toBe("");
});

test("the longest list is shortened, with the number of entries left out", () => {
  const levels = ["Undergraduate", "Vocational", "Master's", "PhD"];
  expect(inOneLine([levels, ["Kenya", "Ghana"]])).toBe("Undergraduate +3 · Kenya, Ghana");
  expect(inOneLine([levels, ["Kenya"]])).toBe("Undergraduate, Vocational +2 · Kenya");
});

test("a single word that is too long is not cut", () => {
  const long = "Democratic Republic of the Congo";
  expect(inOneLine([["Undergraduate", "PhD"], [long]])).toBe(`Undergraduate +1 · ${long}`);
});

test("a list in a text is parsed without its empty entries", () => {
  expect(entriesOf(" Law, , Medicine,")).toEqual(["Law", "Medicine"]);
});
