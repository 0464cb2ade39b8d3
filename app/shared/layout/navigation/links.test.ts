import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/shared/languages/languages.ts";
import type * as words from "../words.ts";
import { bottomBarLinks } from "./links.ts";

/** A fifth of 360 px holds this many letters. A longer word is broken, and touches its neighbour. */
const mostLetters = 10;

test.each(languages)("no word in the bar of a phone is broken in %s", async (language) => {
  const file = language === "en" ? "words.ts" : `words.${language}.ts`;
  const { linkNames }: typeof words = await import(join(process.cwd(), "app/shared/layout", file));
  const parts = bottomBarLinks.flatMap(({ name }) => linkNames[name].split(" "));
  expect(parts.filter((part) => part.length > mostLetters)).toEqual([]);
});
