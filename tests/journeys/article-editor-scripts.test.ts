import type { Page } from "@playwright/test";
import { deskTest } from "#tests/support/browser/editor-journey.ts";
import { expect, untilAwake } from "#tests/support/browser/journey.ts";
import { signInAsEditor } from "#tests/support/browser/sign-in.ts";
import { sampleAtDepth } from "#tests/support/depth.ts";
import { letScriptsRun } from "#tests/support/hostile/script-trap.ts";
import { scriptVectors } from "#tests/support/hostile/script-vectors.ts";

const filler = "Students who ask early have more time to gather their papers, letters and money. ".repeat(12);
const vectors = sampleAtDepth([...scriptVectors.html, ...scriptVectors.markdown], 4);
const imports = inParts(sampleAtDepth(scriptVectors.html, 4), 12);

/** Each page of this site is full of scripts, in its text and in every tag of its head that an import reads. */
const test = deskTest((request, response) => {
  const place = Number(/^\/scripts\/(\d+)$/.exec(request.url ?? "")?.[1] ?? -1);
  const some = imports[place];
  if (!some) return response.writeHead(404).end();
  const first = (some[0] ?? "").replaceAll('"', "&quot;");
  return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<html><head>
<title>Part ${place} of the scripts</title><meta property="og:description" content="${first}"><meta name="author" content="${first}">
<meta property="og:site_name" content="${first}"></head><body><article><h1>Part ${place}</h1><p>${filler}</p>
${some.map((vector) => `<section><p>${filler}</p><p>${vector}</p></section>`).join("\n")}</article></body></html>`);
});

test.use({ bypassCSP: true });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
  }),
);

/** Clicks and hovers everything in an article, and reports whether any script ran. */
async function hitsOn(page: Page, part: string): Promise<number> {
  await page.locator(part).evaluate((own) => {
    for (const element of own.querySelectorAll<HTMLElement>("*")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      element.focus();
      const leads = element.getAttribute("href");
      if (leads !== null && !/^(https?:|mailto:|\/|#)/.test(leads)) element.click();
    }
  });
  await letScriptsRun(page);
  return page.evaluate(() => (window as unknown as { hits: number }).hits);
}

test("the trap works: with the content policy switched off, a script in the page runs", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa, "/admin/import");
  // Before hydration, React would report a mismatch with the HTML that was sent.
  await untilAwake(page.locator("#main"));
  await page.evaluate(() => {
    document.getElementById("main")?.insertAdjacentHTML("beforeend", "<img src=x onerror=hit()>");
  });
  await expect.poll(() => page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(1);
});

test("no script runs in the live preview, in the preview without a script, or in the article", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa, "/admin/import");
  for (const [place, some] of inParts(vectors, 40).entries()) {
    const title = `Scripts ${place} ${some[0]}`.replace(/\s+/g, " ").slice(0, 200).trim();
    const content = some.map((vector) => `Before\n\n${vector}\n\nAfter ${vector}`).join("\n\n");
    await page.goto("/admin/import");
    const seen = page.waitForResponse((answer) => answer.url().endsWith("/admin/import/preview"));
    await page.getByLabel("Excerpt").fill(some[0] ?? "");
    await page.getByLabel("Author").fill((some[1] ?? "").slice(0, 80));
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Content").fill(content);
    await seen;
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.locator(".article-body")).toContainText("After");
    expect(await hitsOn(page, "section[aria-labelledby=preview]"), some.join("\n")).toBe(0);

    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("form:has([name=content])");
      form?.insertAdjacentHTML("beforeend", '<input type="hidden" name="intent" value="preview">');
      form?.submit();
    });
    await page.waitForURL("/admin/import?tab=manual");
    await expect(page.getByLabel("Title")).toHaveValue(title);
    expect(await hitsOn(page, "section[aria-labelledby=preview]"), some.join("\n")).toBe(0);

    await page.getByRole("button", { name: "Create Article" }).click();
    await page.getByRole("link", { name: "Read it" }).click();
    await expect(page.locator("article .article-body")).toContainText("After");
    expect(await hitsOn(page, "article"), some.join("\n")).toBe(0);
    await page.goto(page.url());
    expect(await hitsOn(page, "article"), some.join("\n")).toBe(0);
  }
  await page.goto("/advice");
  expect(await hitsOn(page, "main")).toBe(0);
  await page.goto("/admin/import/articles");
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
});

test("no script runs in an imported article, nor in the list of results", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa, "/admin/import?tab=url");
  const urls = imports.map((_, place) => `http://news.example/scripts/${place}`);
  await page
    .getByLabel("Article URLs")
    .fill([...urls, ...scriptVectors.html.slice(0, 9)].join("\n").replaceAll("\t", " "));
  await page.getByRole("button", { name: "Import All" }).click();
  await expect(page.getByText(new RegExp(`^${imports.length} imported, \\d+ failed$`))).toBeVisible({
    timeout: 300_000,
  });
  const results = page.getByRole("region", { name: "Import Results" });
  expect(await hitsOn(page, "section[aria-labelledby=import-results]")).toBe(0);
  const articles = await results
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(articles).toHaveLength(imports.length);
  for (const article of articles) {
    await page.goto(article);
    await expect(page.locator("article .article-body")).toContainText("Students who ask early");
    expect(await hitsOn(page, "article"), article).toBe(0);
  }
});

function inParts<Thing>(things: Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, place) =>
    things.slice(place * size, place * size + size),
  );
}
