import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { homeOnPostgres, type Whereabouts } from "./home.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type RunningServer, startServer } from "./server.ts";
import { isInside } from "./stay-inside.ts";

interface Shared {
  /** Where the shared server's mails arrive. */
  mailbox: Mailbox;
  shared: RunningServer;
}

interface Means {
  fursa: RunningServer;
  complaints: string[];
  /** An address nobody else in any journey has. */
  addressOf(name: string): string;
}

/** A browser test on a seeded server that the journeys of one worker share; the pages must never break the content policy or throw. */
export const test = base.extend<Means, Shared>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  shared: [
    async ({ mailbox }, use) => {
      const place = await homeOnPostgres();
      // A journey may come from an address of its own, as if by way of a proxy.
      const server = await startServer({ ...place, SMTP_URL: mailbox.url, TRUST_PROXY: "1" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  fursa: ({ shared }, use) => use(shared),
  addressOf: async ({}, use, { testId, repeatEachIndex }) => {
    const place = `${testId.split("-").at(-1)}${repeatEachIndex}`;
    await use((name) => `${name}.${place}@example.com`);
  },
  // A journey that only sends requests opens no page.
  page: async ({ page, complaints }, use) => {
    meanWholeNames(page);
    page.on("pageerror", (problem) => complaints.push(String(problem)));
    page.on("console", (line) => {
      const isExpected = line.text().includes("the server responded with a status of");
      if (line.type() === "error" && !isExpected) complaints.push(line.text());
    });
    page.context().on("requestfailed", (request) => {
      const { hostname } = new URL(request.url());
      const wasStopped = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
      if (wasStopped && !isInside(hostname)) complaints.push(`wanted to leave the machine: ${request.url()}`);
    });
    await use(page);
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
  complaints: ({}, use) => use([]),
  baseURL: ({ fursa }, use) => use(fursa.url),
});

export { expect };

/** Journeys of one file on a server of their own, closed after the last of them; the browser is the shared one. */
export function apart<Own extends { fursa: RunningServer }>(
  start: (place: Whereabouts) => Promise<Own & { close(): Promise<unknown> }>,
) {
  let started: ReturnType<typeof start> | undefined;
  const its = test.extend<{ fursa: RunningServer; own: Own }>({
    own: async ({}, use) => {
      started ??= homeOnPostgres().then(start);
      await use(await started);
    },
    fursa: ({ own }, use) => use(own.fursa),
  });
  its.afterAll(async () => (await started)?.close());
  return its;
}

/** "Publish" is not "Unpublish": a name or label given as words is meant whole, here and in everything found from here. */
function meanWholeNames(page: Page): void {
  const start = page.locator("html");
  for (const finder of [page, start, page.frameLocator("iframe")]) {
    const kind: Finder = Object.getPrototypeOf(finder);
    if (changed.has(kind)) continue;
    changed.add(kind);
    const { getByRole, getByLabel } = kind;
    kind.getByRole = function (role, options) {
      return getByRole.call(this, role, { exact: typeof options?.name === "string", ...options });
    };
    kind.getByLabel = function (text, options) {
      return getByLabel.call(this, typeof text === "string" ? wholeLabel(text) : text, options);
    };
  }
}

/** With or without the star of what must be filled in. */
const wholeLabel = (text: string) =>
  new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(\\s*\\*)?\\s*$`);

type Finder = Pick<Page, "getByRole" | "getByLabel">;
const changed = new WeakSet<Finder>();

/** Comes back when the page's script has taken this over: before, a press is what it is without JavaScript. */
export const untilAwake = (locator: Locator): Promise<void> =>
  expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);

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

/** Nothing that keeps someone with a disability out, by the rules a machine can check. */
async function expectAccessible(page: Page, part: Part = "html"): Promise<void> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(checker);
  const found = await page.evaluate(async (where) => {
    // What fades in, or goes from one theme's colour to the other's, is judged as it will be.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    // One line of a list is built like the other: the first six are enough.
    const few = new CSSStyleSheet();
    few.replaceSync("main :is(li, tr, option):nth-child(n + 7) { display: none !important }");
    document.adoptedStyleSheets = [few];
    const { axe } = window as unknown as { axe: Checker };
    const values = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(where, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      // The one frame that a page of ours has shows a mail, and may run no script.
      iframes: false,
    });
    document.adoptedStyleSheets = [];
    return violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    );
  }, part);
  expect.soft(found, page.url()).toEqual([]);
}

/** Leaves out what stands around every page, and still asks what is asked of a whole page. */
export const withoutFrame: Part = { include: [["html"]], exclude: [["body > :not(main)"]] };

/** One pass in each theme, the light one on a phone and the dark one on a wide screen; no page is wider than its window. */
export async function expectOpenToAll(page: Page, part: Part = "html"): Promise<void> {
  for (const [colorScheme, width] of [
    ["light", 360],
    ["dark", 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, part);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  }
}
