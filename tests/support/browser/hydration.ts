import { setTimeout as wait } from "node:timers/promises";
import { expect, type Locator, type Page } from "@playwright/test";

/** Resolves once React has hydrated the element. Before that, a click does what it does without JavaScript. */
export const untilAwake = (locator: Locator): Promise<void> =>
  expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);

const changed = new WeakSet<object>();

/**
 * Makes `goto` and `reload` wait for hydration, except with `waitUntil: "commit"`. They throw while the page is still
 * submitting a form: whether the form arrived would depend on timing.
 */
export function comeAwake(page: Page): void {
  const kind: Pick<Page, "goto" | "reload"> = Object.getPrototypeOf(page);
  if (changed.has(kind)) return;
  changed.add(kind);
  const { goto, reload } = kind;
  kind.goto = async function (this: Page, address, options) {
    await nothingOnItsWay(this);
    const answer = await goto.call(this, address, options);
    if (options?.waitUntil !== "commit") await untilItIsAwake(this);
    return answer;
  };
  kind.reload = async function (this: Page, options) {
    await nothingOnItsWay(this);
    const answer = await reload.call(this, options);
    await untilItIsAwake(this);
    return answer;
  };
}

/** Playwright's own polling injects its whole script into every page again. */
async function untilItIsAwake(page: Page): Promise<void> {
  while (!(await isSo(page, isAwake))) await wait(20);
}

async function nothingOnItsWay(page: Page): Promise<void> {
  if (await isSo(page, isSending))
    throw new Error(
      `The journey leaves ${page.url()} before its form has a response: first expect something that the response shows`,
    );
}

/** False while the page navigates away. */
const isSo = (page: Page, look: () => boolean): Promise<boolean> =>
  page.evaluate(look).catch((problem: Error) => {
    if (problem.message.includes("Execution context was destroyed")) return false;
    throw problem;
  });

/** Runs in the page. */
function isSending(): boolean {
  const { __reactRouterDataRouter: router } = window as unknown as Partial<WithRouter>;
  if (!router) return false;
  const { navigation, fetchers } = router.state;
  return [navigation, ...fetchers.values()].some(({ state }) => state === "submitting");
}

type Sending = { state: "idle" | "loading" | "submitting" };
/** The window of a hydrated page. */
export interface WithRouter {
  __reactRouterDataRouter: {
    navigate(to: string): Promise<void>;
    state: { navigation: Sending; fetchers: Map<string, Sending> };
  };
}

/** Runs in the page. A page without our script, or that may not run any, counts as hydrated. */
function isAwake(): boolean {
  const main = document.getElementById("main");
  if (!main || !matchMedia("(scripting: enabled)").matches) return true;
  // A key press hydrates a page with lazy hydration.
  const deferred = document.querySelector("script[type=deferred]");
  if (deferred) deferred.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  else if (!document.querySelector("script[type=module]")) return true;
  return Object.keys(main).some((key) => key.startsWith("__reactProps"));
}

/**
 * Success messages disappear after six seconds. In a journey the test process counts them, so none disappears while
 * the machine stalls.
 */
export async function passInOwnTime(page: Page): Promise<void> {
  await page.exposeFunction("secondOfTheJourney", () => wait(1_000));
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout, secondOfTheJourney } = window as unknown as OwnTime;
    const passing = new Set<number>();
    Object.assign(window, {
      setTimeout(run: (...with_: unknown[]) => void, delay?: number, ...with_: unknown[]) {
        if (delay !== 6_000) return setTimeout(run, delay, ...with_);
        // Only provides a timer id.
        const id = setTimeout(() => undefined, 2 ** 31 - 1);
        passing.add(id);
        const pass = async () => {
          for (let second = 0; second < 6; second++) await secondOfTheJourney();
          if (passing.delete(id)) run(...with_);
        };
        // The journey has already ended.
        pass().catch(() => undefined);
        return id;
      },
      clearTimeout(id?: number) {
        if (id !== undefined) passing.delete(id);
        clearTimeout(id);
      },
    });
  });
}

interface OwnTime {
  setTimeout(run: (...with_: unknown[]) => void, delay?: number, ...with_: unknown[]): number;
  clearTimeout(id?: number): void;
  secondOfTheJourney(): Promise<void>;
}

/** Describes what the page shows, for the output of a failed journey. */
export async function whatItShows(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => {
      const text = (selector: string) =>
        (document.querySelector<HTMLElement>(selector)?.textContent ?? "none").replaceAll(/\s+/g, " ");
      return `heading: ${text("h1")}\nmessages: ${text("[aria-label=Messages]")}\nalerts: ${text("main [role=alert]")}`;
    })
    .catch((problem) => `no page: ${problem}`);
  return `The page was at ${page.url()}\n${shown}`;
}
