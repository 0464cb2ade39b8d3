import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const { resolve } = createRequire(import.meta.url);
/** The checker alone: what is wrapped around it for Playwright puts a longer one into the page twice in each pass. */
const checker = readFileSync(
  createRequire(resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** A selector, or what is looked at and what of it is left out. */
type Part = string | { include: string[][]; exclude: string[][] };

interface Checker {
  run(part: Part, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Leaves out what stands around every page, and still asks what is asked of a whole page. */
export const withoutFrame: Part = { include: [["html"]], exclude: [["body > :not(main)"]] };

export async function expectOpenToAll(page: Page, part: Part): Promise<void> {
  expect.soft(await whatKeepsOut(page, part), page.url()).toEqual([]);
}

/** One pass in each theme, the light one on a phone and the dark one on a wide screen; no page is wider than its window. */
export async function whatKeepsOut(page: Page, part: Part): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ["light", 360],
    ["dark", 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const isThere = await page.evaluate(() => "axe" in window);
    if (!isThere) await page.evaluate(checker);
    found.push(...(await page.evaluate(judge, part)));
  }
  return found;
}

/** Nothing keeps someone with a disability out, by the rules a machine can check. Runs in the page. */
async function judge(part: Part): Promise<string[]> {
  // What fades in, or goes from one theme's colour to the other's, is judged as it will be.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  // One line of a list is built like the other: the first six are enough.
  const few = new CSSStyleSheet();
  few.replaceSync("main :is(li, tr, option):nth-child(n + 7) { display: none !important }");
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, few];
  const { axe } = window as unknown as { axe: Checker };
  const values = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await axe.run(part, {
    runOnly: { type: "tag", values },
    resultTypes: ["violations"],
    selectors: false,
    // The one frame that a page of ours has shows a mail, and may run no script.
    iframes: false,
  });
  document.adoptedStyleSheets = sheets;
  return [
    ...violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    ),
    ...(overflow > 0 ? [`wider than the window, by ${overflow} px`] : []),
  ];
}
