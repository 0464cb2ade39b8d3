import { describe, expect, test } from "vitest";
import { normaliseSourceUrl } from "./source-url.ts";

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
