import { expect, test } from "vitest";
import { withColon } from "./formats.ts";
import { languages } from "./languages.ts";

test("a label has the colon of its language", () => {
  expect(languages.map((language) => withColon("Fursa", language))).toEqual([
    "Fursa:",
    "Fursa:",
    "Fursa\u00a0:",
    "Fursa፦",
  ]);
});
