import { setTimeout as wait } from "node:timers/promises";
import { expect, type Locator, type Page } from "@playwright/test";

/** Comes back when the page's script has taken this over: before, a press is what it is without JavaScript. */
export const untilAwake = (locator: Locator): Promise<void> =>
  expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);

const changed = new WeakSet<object>();

/**
 * Whoever opens a page or loads it again comes back when it is awake; with `waitUntil: "commit"`, before. And nobody leaves one that is
 * still sending: whether what was sent arrives would be luck.
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

/** Playwright's own way to wait reads all of its script once more in every page. */
async function untilItIsAwake(page: Page): Promise<void> {
  while (!(await isSo(page, isAwake))) await wait(20);
}

async function nothingOnItsWay(page: Page): Promise<void> {
  if (await isSo(page, isSending))
    throw new Error(
      `The journey leaves ${page.url()} before the form that it sent is answered: let it expect what the answer shows first`,
    );
}

/** Of a page that is just being left nothing is so. */
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
/** The window of a page that is awake. */
export interface WithRouter {
  __reactRouterDataRouter: {
    navigate(to: string): Promise<void>;
    state: { navigation: Sending; fetchers: Map<string, Sending> };
  };
}

/** Runs in the page. What has no script of ours, or may run none, never sleeps. */
function isAwake(): boolean {
  const main = document.getElementById("main");
  if (!main || !matchMedia("(scripting: enabled)").matches) return true;
  // A key wakes a page that sleeps.
  const deferred = document.querySelector("script[type=deferred]");
  if (deferred) deferred.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  else if (!document.querySelector("script[type=module]")) return true;
  return Object.keys(main).some((key) => key.startsWith("__reactProps"));
}

/**
 * Good news passes after six seconds. In a journey they are the journey's own: while the machine stalls and nobody looks, none pass.
 */
export async function passInOwnTime(page: Page): Promise<void> {
  await page.exposeFunction("secondOfTheJourney", () => wait(1_000));
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout, secondOfTheJourney } = window as unknown as OwnTime;
    const passing = new Set<number>();
    Object.assign(window, {
      setTimeout(run: (...with_: unknown[]) => void, delay?: number, ...with_: unknown[]) {
        if (delay !== 6_000) return setTimeout(run, delay, ...with_);
        // It only lends its number.
        const id = setTimeout(() => undefined, 2 ** 31 - 1);
        passing.add(id);
        const pass = async () => {
          for (let second = 0; second < 6; second++) await secondOfTheJourney();
          if (passing.delete(id)) run(...with_);
        };
        // The journey has ended before.
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

/** What whoever reads of a failure would ask first. */
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
