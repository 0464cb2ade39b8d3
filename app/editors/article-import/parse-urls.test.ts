import { describe, expect, test } from "vitest";
import { parseUrl, parseUrls } from "./parse-urls.ts";

describe("a single import", () => {
  test.each(["", "   ", "\n\t"])("of %j asks for an address", (typed) => {
    expect(parseUrl(typed)).toEqual({ ok: false, problem: "Please enter a URL" });
  });

  test("takes the address without the spaces around it", () => {
    expect(parseUrl("  https://a.org/x \n")).toEqual({ ok: true, urls: ["https://a.org/x"] });
  });

  test("refuses a URL as long as a page", () => {
    expect(parseUrl(`https://a.org/${"x".repeat(2_000)}`)).toEqual({
      ok: false,
      problem: "A link can have at most 2000 characters.",
    });
  });
});

describe("a multi import", () => {
  test.each(["", "  \n\r\n \t "])("of %j asks for at least one address", (typed) => {
    expect(parseUrls(typed)).toEqual({ ok: false, problem: "Please enter at least one URL" });
  });

  test("takes one address a line, trimmed, in order, without the blank lines", () => {
    expect(parseUrls(" https://a.org \r\n\r\n\thttps://b.org\nhttps://c.org  \n")).toEqual({
      ok: true,
      urls: ["https://a.org", "https://b.org", "https://c.org"],
    });
  });

  test("takes a hundred addresses and not one more", () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `https://a.org/${at}`).join("\n");
    expect(parseUrls(lines(100))).toMatchObject({ ok: true });
    expect(parseUrls(lines(101))).toEqual({
      ok: false,
      problem: "Enter at most 100 links at a time.",
    });
  });
});
