import { readdirSync, readFileSync } from "node:fs";
import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderPost } from "#app/community/union/thread/render-post.server.ts";
import { articleLimits, findMarkdownProblem, postLimits } from "./markdown-limits.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const problemOf = (content: string) => findMarkdownProblem(content, postLimits);
const times = (piece: string, count: number) => piece.repeat(count);

describe("a text that is too complex to render", () => {
  test.each([
    ["quotes in quotes", times(">", 5_000)],
    ["quotes in quotes with spaces", `${times("> ", 1_000)}a`],
    ["lists in lists in one line", `${times("- ", 1_000)}a`],
    ["numbered lists in one line", `${times("1. ", 1_000)}a`],
    ["lists and quotes in turn", `${times("> - ", 500)}a`],
    ["a deep quote and lazy lines below it", `${times(">", 1_000)}a\n${times("a\n", 200)}`],
    [
      "lists by indentation",
      Array.from({ length: 60 }, (_, deep) => `${times(" ", 2 * deep)}- a`).join("\n"),
    ],
    ["lists by tabs", Array.from({ length: 60 }, (_, deep) => `${times("\t", deep)}- a`).join("\n")],
  ])("goes too deep: %s", (_, content) => {
    expect(problemOf(content)).toBe("too deep");
    expect(findMarkdownProblem(content, articleLimits)).toBe("too deep");
  });

  test.each([
    ["emphasis in emphasis", `${times("*", 2_500)}a${times("*", 2_500)}`],
    ["emphasis that never ends", times("a**b", 1_250)],
    ["brackets that were never opened", times("]", 5_000)],
    ["brackets in brackets", `${times("[", 2_500)}${times("]", 2_500)}`],
    ["links in links", `${times("[", 800)}a${times("](b)", 800)}`],
    ["footnotes in one paragraph", times("[^1]", 1_250)],
    ["footnotes", Array.from({ length: 200 }, (_, place) => `[^${place}]\n\n[^${place}]: x\n`).join("\n")],
    ["underlined headings", times("a\n-\n", 1_250)],
    ["link addresses", Array.from({ length: 500 }, (_, place) => `[a${place}]: x`).join("\n")],
    ["cells", `|${times("a|", 600)}\n|${times("-|", 600)}`],
    ["items", times("- a\n", 1_250)],
  ])("holds too much: %s", (_, content) => {
    expect(problemOf(content)).toBe("too dense");
  });

  test("is over the limit also when its markup is spread over many paragraphs", () => {
    expect(problemOf(times(`${times("]", 200)}\n\n`, 3))).toBeNull();
    expect(problemOf(times(`${times("]", 200)}\n\n`, 5))).toBe("too dense");
  });

  test("is shown as plain text if it was stored before there were limits", () => {
    const html = renderPost(`${times(">", 4_000)} <b>words</b> & "more"\n\n[a](https://a.org)`);
    const $ = load(html, null, false);
    expect($("*").length).toBe(2);
    expect($("p").length).toBe(2);
    expect($("p").last().text()).toBe("[a](https://a.org)");
    expect(html).toContain("&lt;b&gt;words&lt;/b&gt; &amp; &quot;more&quot;");
  });
});

describe("a normal text", () => {
  test.each([
    ["a rule of stars", times("* ", 40)],
    ["a rule of dashes", times("-", 200)],
    ["a rule of spaced dashes", times("- ", 60)],
    ["a list of a hundred links", times("- **[a](https://a.org)** and *more*\n", 100)],
    ["lists in lists in lists", "- a\n    - b\n        - c\n            1. d\n               > e"],
    ["an answer to an answer", "> > > > You said\n> > > I said\n\nYes."],
    ["a snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"],
  ])("is laid out: %s", (_, content) => {
    expect(problemOf(content)).toBeNull();
  });

  test("may be any article of the starter catalogue", () => {
    const folder = new URL("../../../database/seed/articles/", import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".md"),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const name of files)
      expect(findMarkdownProblem(readFileSync(new URL(name, folder), "utf8"), articleLimits)).toBeNull();
  });
});

test("every accepted text is rendered, within the limits of nesting", () => {
  const piece = fc.constantFrom(
    "> ",
    "- ",
    "1. ",
    "*",
    "**",
    "_",
    "[",
    "](b)",
    "![",
    "`",
    "\n",
    "\n\n",
    "a ",
    "  ",
    "|",
    "---\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const content = pieces.join("");
      const $ = load(renderMarkdown(content, undefined, { limits: postLimits }), null, false);
      for (const element of $("blockquote, ul, ol").get())
        expect($(element).parents("blockquote, ul, ol").length).toBeLessThan(2 * postLimits.maxDepth);
    }),
    { numRuns: 60, seed: 1 },
  );
});
