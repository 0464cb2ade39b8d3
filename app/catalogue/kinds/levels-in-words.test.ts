import { expect, test } from "vitest";
import { levelsInWords } from "./levels-in-words.ts";

test("levels are written for people, and an unknown level stays as it is", () => {
  expect(levelsInWords("high_school, doctorate,Postdoc")).toBe("High school, Doctorate (PhD), Postdoc");
  expect(levelsInWords("")).toBe("");
});
