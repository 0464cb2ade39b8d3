import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { autoExcerpt, descriptionOf, listExcerptOf, relatedExcerptOf, shareTextOf } from "./excerpts.ts";

const long = "abcdefghi ".repeat(60);

describe("an empty excerpt", () => {
  test.each([
    ["becomes the content plus three dots", "Begin early.", "Begin early...."],
    ["loses #, * and brackets", "# A **bold** [link](x) *word*", "A bold link word..."],
    [
      "drops where a link leads",
      'Ask [the office](https://a.example/b_(c)?d=e) or [us](<mailto:a b> "Mail").',
      "Ask the office or us....",
    ],
    ["drops a picture's address", "![A hall](/hall.png) stands here", "A hall stands here..."],
    [
      "drops addresses that stand at the end",
      "Read [the guide][1] and [ours][].\n\n[1]: https://a.example 'Guide'\n[ours]: /advice\nAsk.",
      "Read the guide and ours.\n\nAsk....",
    ],
    [
      "keeps what only looks like a link",
      "Take one (or two) [sic] (today)",
      "Take one (or two) sic (today)...",
    ],
    ["is cut to 200 characters", "x".repeat(300), `${"x".repeat(200)}...`],
    ["is trimmed after the cut", `${"x".repeat(199)} y`, `${"x".repeat(199)}...`],
    ["has lost its symbols before it is cut", `${"#".repeat(50)}${"x".repeat(300)}`, `${"x".repeat(200)}...`],
  ])("%s", (_, content, excerpt) => {
    expect(autoExcerpt(content)).toBe(excerpt);
  });
});

describe("the excerpt of an article", () => {
  const bare = { metaDescription: "", excerpt: "", content: long };

  test("is its own excerpt if it has one", () => {
    const article = { ...bare, excerpt: "In short." };
    for (const words of [descriptionOf, shareTextOf, listExcerptOf, relatedExcerptOf])
      expect(words(article)).toBe("In short.");
  });

  test("is the description that search engines got first", () => {
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

  test("carries no Markdown, whether an editor wrote it or the content begins with it", () => {
    const written =
      "> **Apply** early:\n- with `IELTS`\n- or __TOEFL__\n\n| Day | Fee |\n| --- | --- |\n| 1 | 2 |";
    const read = "Apply early: with IELTS or TOEFL Day Fee 1 2";
    for (const words of [shareTextOf, listExcerptOf]) {
      expect(words({ ...bare, excerpt: written })).toBe(read);
      expect(words({ ...bare, content: written })).toBe(read);
    }
    expect(listExcerptOf({ ...bare, excerpt: "Mother-to-be, C+ - and up" })).toBe(
      "Mother-to-be, C+ - and up",
    );
  });

  test("contains no link targets either", () => {
    const content = "Ask [the office](https://a.example/apply) first.";
    for (const words of [descriptionOf, shareTextOf, listExcerptOf, relatedExcerptOf])
      expect(words({ ...bare, content })).toBe("Ask the office first.");
  });

  test("can be part of an address, wherever it is cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 95, maxLength: 210 }), (content) => {
        for (const words of [shareTextOf, listExcerptOf, relatedExcerptOf])
          expect(() => encodeURIComponent(words({ excerpt: "", content }))).not.toThrow();
      }),
    );
  });
});
