import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { autoExcerpt, descriptionOf, listExcerptOf, relatedExcerptOf, shareTextOf } from "./excerpts.ts";

const long = "abcdefghi ".repeat(60);

describe("an empty excerpt", () => {
  test.each([
    ["becomes the content plus three dots", "Begin early.", "Begin early...."],
    ["loses #, * and brackets", "# A **bold** [link](x) *word*", "A bold link(x) word..."],
    ["is cut to 200 characters", "x".repeat(300), `${"x".repeat(200)}...`],
    ["is trimmed after the cut", `${"x".repeat(199)} y`, `${"x".repeat(199)}...`],
    ["has lost its symbols before it is cut", `${"#".repeat(50)}${"x".repeat(300)}`, `${"x".repeat(200)}...`],
  ])("%s", (_, content, excerpt) => {
    expect(autoExcerpt(content)).toBe(excerpt);
  });
});

describe("what stands for an article elsewhere", () => {
  const bare = { metaDescription: "", excerpt: "", content: long };

  test("is its own excerpt where it has one", () => {
    const article = { ...bare, excerpt: "In short." };
    for (const words of [descriptionOf, shareTextOf, listExcerptOf, relatedExcerptOf])
      expect(words(article)).toBe("In short.");
  });

  test("is the description that search engines were given first", () => {
    expect(descriptionOf({ ...bare, excerpt: "In short.", metaDescription: "For engines." })).toBe(
      "For engines.",
    );
  });

  test.each([
    ["description", descriptionOf, 160],
    ["share text", shareTextOf, 200],
    ["excerpt on the list", listExcerptOf, 200],
    ["excerpt in related", relatedExcerptOf, 100],
  ] as const)("falls back: the %s is the first characters of the content", (_, words, length) => {
    expect(words(bare)).toBe(long.slice(0, length).trim());
    expect(words({ ...bare, content: "y".repeat(500) })).toHaveLength(length);
  });

  test("can always be put into an address, however the cut falls", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 95, maxLength: 210 }), (content) => {
        for (const words of [shareTextOf, listExcerptOf, relatedExcerptOf])
          expect(() => encodeURIComponent(words({ excerpt: "", content }))).not.toThrow();
      }),
    );
  });
});
