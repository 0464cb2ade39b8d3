import type { Page } from "@playwright/test";
import { parseArticlePage } from "#app/editors/article-import/page/parse-article-page.ts";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { letScriptsRun } from "#tests/support/hostile/script-trap.ts";
import { scriptVectors } from "#tests/support/hostile/script-vectors.ts";

const filler = "Students who ask early have more time to gather their papers, letters and money. ".repeat(12);

/** This page has no content security policy: everything that can run does. */
async function hitsOf(page: Page, html: string): Promise<number> {
  await page.goto("about:blank");
  await page.evaluate(() =>
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) }),
  );
  await page.setContent(html, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("a, button, input, [tabindex], summary")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      element.focus();
      const leads = element.getAttribute("href") ?? "";
      if (!/^(https?:|mailto:|\/|#)/.test(leads)) element.click();
    }
  });
  await letScriptsRun(page);
  return page.evaluate(() => (window as unknown as { hits: number }).hits);
}

test.beforeEach(({ page }) =>
  page.route("**/*", (route) =>
    route.request().url().startsWith("about:") ? route.continue() : route.abort(),
  ),
);

/** Images that the policy blocks aren't errors here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test("the trap works: a script that is put into the page as it is runs", async ({ page }) => {
  expect(await hitsOf(page, "<img src=x onerror=hit()>")).toBe(1);
  expect(await hitsOf(page, '<a href="javascript:hit()">x</a>')).toBe(1);
});

test("no script in an article runs, with the content policy switched off", async ({ page }) => {
  const articles = [...scriptVectors.html, ...scriptVectors.markdown].map((vector) =>
    renderMarkdown(`Before\n\n${vector}\n\nAfter ${vector}`),
  );
  for (const some of inTens(articles)) expect(await hitsOf(page, some.join("\n")), some.join("\n")).toBe(0);
});

test("no script on an imported page runs, with the content policy switched off", async ({ page }) => {
  const articles = scriptVectors.html.flatMap((vector) => {
    const found = parseArticlePage(pageWith(vector), "https://news.example/ask");
    if (!found.ok) return [];
    const { title, excerpt, content } = found.article;
    return [renderMarkdown(`${title}\n\n${excerpt}\n\n${content}`)];
  });
  expect(articles.length).toBeGreaterThan(scriptVectors.html.length * 0.8);
  for (const some of inTens(articles)) expect(await hitsOf(page, some.join("\n")), some.join("\n")).toBe(0);
});

const pageWith = (vector: string) =>
  `<html><head><title>Ask early</title></head><body><article><h1>Ask early</h1><p>${filler}</p><p>${vector}</p><p>${filler}</p></article></body></html>`;

const inTens = <Thing>(things: Thing[]): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / 10) }, (_, place) =>
    things.slice(place * 10, place * 10 + 10),
  );
