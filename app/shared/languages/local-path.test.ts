import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each([
  ["/", "/", "/sw"],
  ["/?me=1", "/?me=1", "/sw?me=1"],
  ["/browse?tab=colleges", "/browse?tab=colleges", "/sw/browse?tab=colleges"],
])("%s is %s in English and %s in Kiswahili", (path, english, swahili) => {
  expect([localPath(path), localPath(path, "en"), localPath(path, "sw")]).toEqual([
    english,
    english,
    swahili,
  ]);
});
