import { expect, test } from "vitest";
import { languages as storedLanguages } from "#database/schema/lists.ts";
import { languages, splitLanguage } from "./languages.ts";

test.each([
  ["/", "en", "/"],
  ["/swahili", "en", "/swahili"],
  ["/sw", "sw", "/"],
  ["/sw/", "sw", "/"],
  ["/sw?q=law", "sw", "/?q=law"],
  ["/fr/browse?tab=colleges#list", "fr", "/browse?tab=colleges#list"],
  ["/am/_.data", "am", "/_.data"],
])("%s is in %s the page %s", (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test("a member may choose every language", () => {
  expect(storedLanguages).toEqual(languages);
});
