import { describe, expect, test } from "vitest";
import { newsPage, wordPressPage } from "#tests/support/article-pages.ts";
import { isWithinLimits } from "./page-limits.ts";
import { readPage } from "./read-page.ts";

const text = `<p>${"Words and more words, with commas, and sense. ".repeat(20)}</p>`;

describe("a page that would keep the server busy", () => {
  test.each([
    ["nested without end", "<div>".repeat(180_000) + text],
    ["513 deep", "<div>".repeat(513) + text],
    ["unclosed bold", "<b>".repeat(300_000) + text],
    ["tables in tables", "<table>".repeat(20_000) + text],
    ["a hundred thousand links", text + "<a href='/x'>a</a> ".repeat(100_000)],
  ])("is not read: %s", (_, html) => {
    const begun = performance.now();
    expect(readPage(html, "https://x.example/")).toEqual({ ok: false, reason: "no article" });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test("is not read when its text is far too long for an article", () => {
    const html = `<article><h1>Long</h1>${text.repeat(500)}</article>`;
    expect(readPage(html, "https://x.example/")).toEqual({ ok: false, reason: "too long" });
  });
});

describe("a page that people wrote", () => {
  test.each([
    ["a news site", newsPage],
    ["WordPress", wordPressPage],
    ["paragraphs that nobody closed", "<p>word".repeat(5_000)],
    ["a list that nobody closed", `<ul>${"<li>word".repeat(5_000)}`],
    ["a script full of tags", `<script>${'"<div>"'.repeat(100_000)}</script>${text}`],
  ])("is read: %s", (_, html) => {
    expect(isWithinLimits(html)).toBe(true);
  });
});
