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
  configure(settings: { rules: { id: string; selector: string }[] }): void;
  run(part: Part, options: object): Promise<{ violations: Finding[]; passes: Finding[] }>;
}

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; element: Element; any: { data: { contrastRatio?: number } | null }[] }[];
}

/** Leaves out what stands around every page, and still asks what is asked of a whole page. */
export const withoutFrame: Part = { include: [["html"]], exclude: [["body > :not(main)"]] };

/** The light theme on a phone, the dark one on a wide screen; each with the looks that were found good in it so far. */
const screens = [
  { colorScheme: "light", width: 360, good: new Set<string>() },
  { colorScheme: "dark", width: 1280, good: new Set<string>() },
] as const;

/** One pass in each theme; no page is wider than its window. */
export async function expectOpenToAll(page: Page, part: Part = "html"): Promise<void> {
  let shown = "";
  for (const { colorScheme, width, good } of screens) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const isThere = await page.evaluate(() => "axe" in window);
    if (!isThere) await page.evaluate(checker);
    const judged = await page.evaluate(judge, { part, known: [...good], shownBefore: shown });
    shown = judged.shown;
    for (const look of judged.good) good.add(look);
    expect.soft(judged.found, page.url()).toEqual([]);
    expect.soft(judged.overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  }
}

interface Asked {
  part: Part;
  /** The looks that need not be judged again. */
  known: string[];
  /** What the same page showed on the other screen; empty on the first. */
  shownBefore: string;
}

/**
 * Nothing keeps someone with a disability out, by the rules a machine can check. Runs in the page. Two things take most of the time,
 * whether text stands out from what is behind it and whether one can hit what one means to. So they are asked once for each look:
 * the same colours, letters and place in the same elements with the same classes.
 */
async function judge({ part, known, shownBefore }: Asked) {
  // What fades in, or goes from one theme's colour to the other's, is judged as it will be.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  // One line of a list is built like the other: the first six are enough.
  const few = new CSSStyleSheet();
  few.replaceSync("main :is(li, tr, option):nth-child(n + 7) { display: none !important }");
  document.adoptedStyleSheets = [few];

  const looks = new Map<Element | null, string>();
  /** What lies over others says so to its parent, since it may cover its neighbours. */
  const above = new Map<Element | null, string>();
  const all = [...document.querySelectorAll("body, body *")].map((element) => {
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    if (style.position === "absolute" || style.position === "fixed" || style.position === "sticky")
      above.set(parent, `${above.get(parent) ?? ""} ${element.getAttribute("class")}`);
    return { element, style, isShown: element.checkVisibility({ visibilityProperty: true }) };
  });
  const goodLooks = new Set(known);
  const isNew = (element: Element, rule: string) => !goodLooks.has(`${rule} ${looks.get(element)}`);
  for (const { element, style, isShown } of all) {
    const own = [
      ...[looks.get(element.parentElement), element.tagName, element.getAttribute("class")],
      ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.filter],
      ...[style.fontSize, style.fontWeight, style.textShadow, style.position, above.get(element)],
    ];
    looks.set(element, shorten(own.join(";")));
    if (!isShown) continue;
    const isText =
      element.matches("input, select, textarea") ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    if (isText && isNew(element, "color-contrast")) element.setAttribute("data-new-text", "");
    const { width, height } = element.getBoundingClientRect();
    // How far what is small is from its neighbours, no look can say.
    const isTarget = (element as HTMLElement).tabIndex >= 0;
    if (isTarget && (width < 24 || height < 24 || isNew(element, "target-size")))
      element.setAttribute("data-new-target", "");
  }

  const { axe } = window as unknown as { axe: Checker };
  axe.configure({
    rules: [
      { id: "color-contrast", selector: "[data-new-text]" },
      { id: "target-size", selector: "[data-new-target]" },
    ],
  });
  const shown = shorten(all.map(({ isShown }) => (isShown ? 1 : 0)).join(""));
  const everything = {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
  };
  // Names, roles and headings are the same wherever the same elements are shown.
  const whatScreensChange = {
    type: "rule",
    values: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
  };
  const { violations, passes } = await axe.run(part, {
    runOnly: shown === shownBefore ? whatScreensChange : everything,
    resultTypes: ["violations", "passes"],
    selectors: false,
    elementRef: true,
    // The one frame that a page of ours has shows a mail, and may run no script.
    iframes: false,
  });
  document.adoptedStyleSheets = [];
  for (const { element } of all) {
    element.removeAttribute("data-new-text");
    element.removeAttribute("data-new-target");
  }
  const passed = (rule: string) => passes.find(({ id }) => id === rule)?.nodes ?? [];
  // What can't be seen passes as well, without having been looked at.
  const legible = passed("color-contrast").filter(
    ({ any }) => typeof any[0]?.data?.contrastRatio === "number",
  );
  return {
    overflow,
    shown,
    found: violations.map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map(({ html }) => html.replaceAll(/ data-new-\w+=""/g, "")).join(" | ")}`,
    ),
    good: [
      ...legible.map(({ element }) => `color-contrast ${looks.get(element)}`),
      ...passed("target-size").map(({ element }) => `target-size ${looks.get(element)}`),
    ],
  };

  /** Two numbers of 32 bits: that two looks share both would take thousands of millions of looks. */
  function shorten(text: string): string {
    let one = 0;
    let other = 0x9e3779b9;
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ code, 0x5bd1e995) + (other >>> 15);
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
  }
}
