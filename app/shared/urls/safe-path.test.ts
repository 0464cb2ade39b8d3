import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

const appUrl = "https://fursa.example";

test.each([
  ["/browse?type=colleges&page=2", "/browse?type=colleges&page=2"],
  ["/", "/"],
  ["advice", "/advice"],
  ["https://fursa.example/events", "/events"],
])("%s stays on the site", (wanted, expected) => {
  expect(safePath(wanted, appUrl)).toBe(expected);
});

test.each([
  "https://elsewhere.example/browse",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/.//elsewhere.example",
  "/\t/elsewhere.example",
  "javascript:alert(1)",
  "https://fursa.example@elsewhere.example/",
  "http://[",
  "",
  null,
])("%s leads to the home page and nowhere else", (wanted) => {
  expect(safePath(wanted, appUrl)).toBe("/");
});
