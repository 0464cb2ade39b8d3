import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { scriptVectors } from "#tests/support/hostile/script-vectors.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const own = "/advice/images/0b7e3f0e-0000-4000-8000-000000000000";

describe("an article's Markdown", () => {
  test("renders paragraphs, lists, tables and links", () => {
    const html = renderMarkdown(
      "Hello *there*.\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n[x](https://x.org)",
    );
    expect(html).toContain("<p>Hello <em>there</em>.</p>");
    expect(html).toContain("<li>one</li>");
    expect(html).toContain('<td class="text-right">2</td>');
    expect(html).toContain('<a href="https://x.org/" rel="noopener">x</a>');
  });

  test("renders tables that scroll, by touch and by keyboard", () => {
    expect(renderMarkdown("| a |\n|---|\n| 1 |")).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>',
    );
  });

  test.each([
    ["# A\n\n## B\n\n# C", ["h2 A", "h3 B", "h2 C"]],
    ["## A\n\n### B", ["h2 A", "h3 B"]],
    ["#### A\n\n###### B\n\n#### C", ["h2 A", "h3 B", "h2 C"]],
    ["## A\n\n##### B\n\n### C", ["h2 A", "h3 B", "h3 C"]],
    ["> # A\n\n## B", ["h2 A", "h3 B"]],
  ])("renders headings below the page's own, without a gap: %j", (content, expected) => {
    const $ = load(renderMarkdown(content));
    expect(
      $("h1, h2, h3, h4, h5, h6")
        .map((_, found) => `${found.tagName} ${$(found).text()}`)
        .get(),
    ).toEqual(expected);
  });

  test("renders our own images with their size, loaded lazily", () => {
    const html = renderMarkdown(`![A desk](${own})`, new Map([[own, { width: 800, height: 600 }]]));
    expect(html).toContain(
      `<img src="${own}" alt="A desk" width="800" height="600" loading="lazy" decoding="async"/>`,
    );
  });

  test("renders a link instead of another site's image", () => {
    const html = renderMarkdown("![A desk](https://x.org/desk.jpg) ![](https://x.org/spy.gif)");
    expect(html).toBe('<p><a href="https://x.org/desk.jpg" rel="noopener">A desk</a> </p>');
  });

  test("renders no inline styles, which the content policy forbids", () => {
    expect(renderMarkdown("| a | b |\n|:-:|--:|\n| 1 | 2 |")).not.toContain("style");
  });

  test("renders a task list as symbols, not as checkboxes", () => {
    expect(renderMarkdown("- [x] done")).toContain('<span role="img" aria-label="Done">☑</span>');
  });
});

describe("links", () => {
  test.each([
    ["https://x.org/a?b=1#c", "https://x.org/a?b=1#c"],
    ["http://x.org", "http://x.org/"],
    ["mailto:a@b.co", "mailto:a@b.co"],
    ["/browse?tab=colleges", "/browse?tab=colleges"],
    ["#how", "#how"],
    ["//x.org/a", "https://x.org/a"],
  ])("may lead to %s", (address, href) => {
    expect(load(renderMarkdown(`[x](${address})`))("a").attr("href")).toBe(href);
  });

  test.each([
    "javascript:hit()",
    "data:text/html,x",
    "ftp://x.org",
    "file:///etc/passwd",
    "tel:1",
    "blob:x",
    "https://a:b@x.org",
  ])("may not lead to %s: their text stays", (address) => {
    expect(renderMarkdown(`[words](${address})`)).toBe("<p><span>words</span></p>");
  });
});

describe("scripts", () => {
  const all = [...scriptVectors.html, ...scriptVectors.markdown];

  test("are tried in more than sixty ways", () => {
    expect(new Set(all).size).toBeGreaterThan(60);
  });

  test.each(all)("end up in no element or attribute: %j", (vector) => {
    const $ = load(renderMarkdown(`Before\n\n${vector}\n\nAfter`), null, false);
    const known =
      "p a em strong del code pre ul ol li blockquote h2 h3 h4 h5 h6 hr br div table thead tbody tr th td span sup section".split(
        " ",
      );
    const knownAttributes =
      "href rel class id tabindex role aria-label aria-describedby scope data-footnotes start".split(" ");
    for (const element of $("*")
      .map((_, found) => $(found))
      .get()) {
      expect(known).toContain(element.prop("tagName")?.toLowerCase());
      for (const name of Object.keys(element.attr() ?? {})) expect(knownAttributes).toContain(name);
      expect(element.attr("href") ?? "").toMatch(/^$|^https?:|^mailto:|^\/(?!\/)|^#/);
    }
  });
});
