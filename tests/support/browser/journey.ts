import { test as base, type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import { homeOnPostgres, type Whereabouts } from "../database/server-database.ts";
import { isInside } from "../network/block-network.ts";
import { type RunningServer, startServer } from "../servers/start-server.ts";
import { type Mailbox, openMailbox } from "../web/mailbox.ts";
import { comeAwake, passInOwnTime, untilAwake, type WithRouter, whatItShows } from "./hydration.ts";

interface Shared {
  /** Receives the shared server's emails. */
  mailbox: Mailbox;
  shared: RunningServer;
}

interface Means {
  fursa: RunningServer;
  complaints: string[];
  /** An address that no other journey uses. */
  addressOf(name: string): string;
}

/**
 * A browser test on a seeded server that the journeys of one worker share. It fails when a page breaks its content
 * security policy or throws.
 */
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
      // A journey may send an address of its own in X-Forwarded-For.
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
  // Only journeys that open a page need this fixture.
  page: async ({ page, complaints, javaScriptEnabled }, use, info) => {
    meanWholeNames(page);
    comeAwake(page);
    if (javaScriptEnabled !== false) await passInOwnTime(page);
    const context = page.context();
    const hear = {
      error(problem: Error) {
        if (!isOfStoppedClock(problem)) complaints.push(String(problem));
      },
      line(line: ConsoleMessage) {
        const isExpected = line.text().includes("the server responded with a status of");
        if (line.type() === "error" && !isExpected) complaints.push(line.text());
      },
      failure(request: Request) {
        const { hostname } = new URL(request.url());
        const wasStopped = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
        if (wasStopped && !isInside(hostname))
          complaints.push(`wanted to leave the machine: ${request.url()}`);
      },
    };
    page.on("pageerror", hear.error).on("console", hear.line);
    context.on("requestfailed", hear.failure);
    await use(page);
    if (info.status !== info.expectedStatus) {
      const pages = context
        .browser()
        ?.contexts()
        .flatMap((each) => each.pages()) ?? [page];
      for (const open of pages) console.log(await whatItShows(open));
    }
    // The next journey reuses this tab; permissions are the only state that Playwright doesn't reset.
    await context.clearPermissions();
    page.off("pageerror", hear.error).off("console", hear.line);
    context.off("requestfailed", hear.failure);
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
  complaints: ({}, use) => use([]),
  baseURL: ({ fursa }, use) => use(fursa.url),
});

export { expect, untilAwake };

/**
 * Playwright runs the scripts of a stopped clock in every document of the tab, now and then also in an empty one that has no clock. Our own
 * scripts read no such property.
 */
const isOfStoppedClock = ({ message }: Error) =>
  message === "Cannot read properties of undefined (reading 'controller')";

/** Journeys of one file on a server of their own, stopped after the last of them. The browser is the worker's. */
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

/**
 * "Publish" must not match "Unpublish": names and labels given as strings match exactly, in pages, locators and
 * frames.
 */
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

/** With or without the asterisk of a required field. */
const wholeLabel = (text: string) =>
  new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(\\s*\\*)?\\s*$`);

type Finder = Pick<Page, "getByRole" | "getByLabel">;
const changed = new WeakSet<Finder>();

/**
 * Navigates as a link does, so that scripts and styles are already loaded, and waits until React has rendered the page. Returns the
 * path it led to.
 */
export async function goTo(page: Page, path: string): Promise<string> {
  const reached = await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as Partial<WithRouter>;
    const { pathname } = location;
    // A form sent before hydration leads to a new document, which isn't hydrated yet.
    if (!router || new URL(to, location.href).pathname === pathname) return null;
    // The address changes before React has rendered the page. Once it has, the content takes the focus, or an error page replaces it.
    const main = document.getElementById("main");
    let isShown = false;
    main?.blur();
    main?.addEventListener("focus", () => (isShown = true), { once: true });
    await router.navigate(to);
    if (location.pathname === pathname) return null;
    while (main?.isConnected && !isShown) await new Promise(requestAnimationFrame);
    return `${location.pathname}${location.search}`;
  }, path);
  if (reached) return reached;
  await page.goto(path);
  return path;
}

/**
 * From then on time passes in the page's scripts only with `page.clock.runFor`: with `install` alone it goes on, and on a slow
 * machine what a page shows for seconds is gone before the journey looks.
 */
export async function stopTheClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
