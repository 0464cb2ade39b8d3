import { describe, expect, test } from "vitest";
import { cleanSourceUrl, normaliseSourceUrl, withAndWithoutSlash } from "./source-url.ts";

describe("the address an article is known by", () => {
  test.each([
    ["https://X.example/A/", "https://x.example/A"],
    ["https://x.example/a?utm_source=mail&utm_medium=x&id=1#top", "https://x.example/a?id=1"],
    ["https://x.example/a?b=2&a=1&fbclid=3", "https://x.example/a?a=1&b=2"],
    ["https://x.example", "https://x.example/"],
    ["  http://x.example/a  ", "http://x.example/a"],
    ["ftp://x.example/a", null],
    ["hello", null],
  ])("%s is %s", (address, known) => {
    expect(normaliseSourceUrl(address)).toBe(known);
  });
});

test("a page is fetched with the slash that its link has", () => {
  expect(cleanSourceUrl("https://X.example/A/?utm_source=mail#top")).toBe("https://x.example/A/");
  expect(cleanSourceUrl("https://x.example/a")).toBe("https://x.example/a");
});

test("a page is known with and without its slash", () => {
  expect(withAndWithoutSlash("https://x.example/a/?b=1")).toEqual([
    "https://x.example/a?b=1",
    "https://x.example/a/?b=1",
  ]);
  expect(withAndWithoutSlash("https://x.example/")).toEqual(["https://x.example/"]);
});
