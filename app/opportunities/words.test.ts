import { expect, test } from "vitest";
import { levelsInWords, listInShort } from "./words.ts";

test("levels are written for people, and what is no level of ours stays as it is", () => {
  expect(levelsInWords("high_school, doctorate,Postdoc")).toBe("High school, Doctorate (PhD), Postdoc");
  expect(levelsInWords("")).toBe("");
});

test("a long list shows its first two and how many more there are", () => {
  expect(listInShort("Sciences, Engineering, Medicine, Law")).toBe("Sciences, Engineering +2");
  expect(listInShort("All fields")).toBe("All fields");
});
