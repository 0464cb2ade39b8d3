import { describe, expect, test } from "vitest";
import { newsPage, wordPressPage } from "#tests/support/web/article-pages.ts";
import { isWithinLimits } from "./page-limits.ts";
import { parseArticlePage } from "./parse-article-page.ts";

const text = `<p>${"Words and more words, with commas, and sense. ".repeat(20)}</p>`;

const many = (write: (place: number) => string, between = " ") =>
  Array.from({ length: 30_000 }, (_, place) => write(place)).join(between);

describe("a page that would keep the server busy", () => {
  test.each([
    ["nested without end", "<div>".repeat(180_000) + text],
    ["513 deep", "<div>".repeat(513) + text],
    ["unclosed bold", "<b>".repeat(300_000) + text],
    ["tables in tables", "<table>".repeat(20_000) + text],
    ["30,000 attributes on one tag", `<article ${many((place) => `a${place}="${place}"`)}>${text}</article>`],
    [
      "30,000 attributes without a space",
      `<article ${many((place) => `a${place}=">"`, "")}>${text}</article>`,
    ],
    ["30,000 attributes with slashes", `<article ${many((place) => `a${place}`, "/")}>${text}</article>`],
    ["attributes behind a comment", `<!-- <a title=" -->${text}<a ${many((place) => `b${place}`)}>`],
    ["a hundred thousand links", text + "<a href='/x'>a</a> ".repeat(100_000)],
  ])("is not read: %s", (_, html) => {
    expect(isWithinLimits(html)).toBe(false);
    expect(parseArticlePage(html, "https://x.example/")).toEqual({ ok: false, reason: "no article" });
  });

  test("is not read when its text is far too long for an article", () => {
    const html = `<article><h1>Long</h1>${text.repeat(500)}</article>`;
    expect(parseArticlePage(html, "https://x.example/")).toEqual({ ok: false, reason: "too long" });
  });
});

describe("an ordinary page", () => {
  test.each([
    ["a news site", newsPage],
    ["WordPress", wordPressPage],
    ["paragraphs that nobody closed", "<p>word".repeat(5_000)],
    ["a list that nobody closed", `<ul>${"<li>word".repeat(5_000)}`],
    ["values with many words", `<div style="${"color: red; ".repeat(5_000)}">${text}</div>`],
    ["values without quotes", `<img src=data:image/png,${"a/b/".repeat(5_000)}>${text}`],
    ["a comment full of tags", `<!-- ${"<div a b c>".repeat(5_000)} -->${text}`],
    ["a script full of tags", `<script>${'"<div>"'.repeat(100_000)}</script>${text}`],
  ])("is read: %s", (_, html) => {
    expect(isWithinLimits(html)).toBe(true);
  });
});
