import { expect, test } from "vitest";
import { languageToOffer } from "./offer-language.ts";

test.each([
  [["fr-CD", "en"], "en", "fr"],
  [["en-KE", "sw"], "en", null],
  [["sw"], "sw", null],
  [["om", "am-ET", "en"], "en", "am"],
  [["de", "pt"], "en", null],
  [["en"], "fr", "en"],
] as const)("a reader of %s is offered, on a page in %s, %s", (wanted, here, offered) => {
  expect(languageToOffer(wanted, here)).toBe(offered);
});
