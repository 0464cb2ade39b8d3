import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { atDepth, isDeep } from "../depth.ts";
import { expect } from "./journey.ts";

const { resolve } = createRequire(import.meta.url);
/** axe alone: Playwright's wrapper injects a longer script into the page twice per pass. */
const checker = readFileSync(
  createRequire(resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** A whole page, one part of it, or everything but the layout that surrounds every page. */
type Part = "html" | "header" | "without the frame";

interface Checker {
  run(selector: string, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

export const phone = { width: 360, height: 800 };

const passes = [
  ["light", phone.width],
  ["dark", 1280],
] as const;

/** In `npm test`, alternates: one page in the light theme on a phone, the next in the dark theme on a wide screen. */
export async function expectOpenToAll(page: Page, part: Part, index: number): Promise<void> {
  const chosen = isDeep ? passes : passes.slice(index % 2).slice(0, 1);
  expect.soft(await whatKeepsOut(page, part, chosen), page.url()).toEqual([]);
}

/** The minimum of WCAG 2.2: text at 200 % (1.4.4). */
const scales = [100, 130, 200];

/** The minimum of WCAG 2.2 (1.4.10), and an ordinary phone: styles for the smallest alone can hide an overflow. */
const screens: [width: number, scales: number[]][] = [
  [320, atDepth([200], scales)],
  [phone.width, atDepth([100], scales)],
];

/** Soft, so that one run names every page. Ends with the viewport of `phone`, since each change lays the page out again. */
export async function expectToFit(page: Page): Promise<void> {
  for (const [width, sizes] of screens) {
    await page.setViewportSize({ ...phone, width });
    expect.soft(await whatSticksOut(page, sizes), `${page.url()}, ${width} px wide`).toEqual([]);
  }
}

/**
 * One pass per theme, light on a phone and dark on a wide screen. Also checks that no page is wider than its window.
 */
export async function whatKeepsOut(
  page: Page,
  part: Part,
  chosen: readonly (typeof passes)[number][] = passes,
): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of chosen) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ ...phone, width });
    const isThere = await page.evaluate(() => "axe" in window);
    if (!isThere) await page.evaluate(checker);
    found.push(...(await page.evaluate(judge, part)));
  }
  return found;
}

/** Returns what axe finds. Runs in the page. */
async function judge(part: Part): Promise<string[]> {
  // Finish animations and colour transitions, so that the final state is judged.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  // Excluded elements still cost axe time, so they are removed from the document. Checks of the whole page still
  // apply.
  const frame = part === "without the frame" ? "body > :not(main, style, link), " : "";
  // List items share their markup: the first six are enough.
  const many = "main :is(li, tr, option):nth-child(n + 7)";
  const aside = [...document.querySelectorAll(frame + many)].map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return { element, place };
  });
  // axe pauses after each rule. Here it doesn't, so that the page's own scripts never see the document without the
  // removed elements.
  const { setTimeout: later } = window;
  const atOnce = (run: () => void, delay?: number) => (delay ? later(run, delay) : queueMicrotask(run));
  Object.assign(window, { setTimeout: atOnce });
  const { axe } = window as unknown as { axe: Checker };
  const values = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await axe.run(part === "header" ? "header" : "html", {
    runOnly: { type: "tag", values },
    resultTypes: ["violations"],
    selectors: false,
    // Our only frame shows an email and may not run scripts.
    iframes: false,
  });
  Object.assign(window, { setTimeout: later });
  for (const { element, place } of aside.reverse()) place.replaceWith(element);
  return [
    ...violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    ),
    ...(overflow > 0 ? [`wider than the window, by ${overflow} px`] : []),
    ...[...twice].map((id) => `twice the same id: ${id}`),
  ];
}

/**
 * Lists what is wider than the screen, and at which text size. Scroll containers and visually hidden elements don't
 * count.
 */
export const whatSticksOut = (page: Page, sizes = scales): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found = wanted.flatMap((scale) => {
      document.documentElement.style.fontSize = `${scale}%`;
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll("body *")].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > clientWidth + 1 && !element.closest("[class*=overflow-x-auto]");
      });
      const named = wide.slice(-2).map(({ tagName, className, textContent }) => {
        const look = typeof className === "string" ? className.slice(0, 60) : "";
        return `${tagName} ${look} "${textContent?.slice(0, 30)}"`;
      });
      return [`at ${scale} %: ${scrollWidth} px, ${named.join(" | ")}`];
    });
    document.documentElement.style.fontSize = "";
    return found;
  }, sizes);
