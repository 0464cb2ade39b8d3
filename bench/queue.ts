import "#tests/support/network/end-on-network.ts";
import { chromium, type Page } from "@playwright/test";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { fillQueue } from "#tests/support/catalogue/fill-queue.ts";
import seed from "#tests/support/database/seeded-postgres.ts";
import { demoPerson, homeOnPostgres } from "#tests/support/database/server-database.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { milliseconds } from "./stopwatch.ts";

/**
 * Sixty decisions of an editor in a browser: `npm run build && node bench/queue.ts`, once by keys at 1280 pixels and once by taps at
 * 360. Prints what each took from the press to the next card, and how many presses it needed. Reading the card is up to the editor.
 */
const decisions = 60;

interface QueueTrial {
  name: string;
  viewport: { width: number; height: number };
  decide(page: Page, place: number): Promise<{ decision: string; presses: number }>;
}

/** Of ten cards seven are accepted, one is corrected, one rejected and one put off. */
const wanted = (place: number) =>
  ({ 3: "correct", 6: "reject", 9: "later" })[place % 10] ?? ("accept" as const);

const dateField = (page: Page) => page.locator("[data-queue-correct]").first();
const has = async (page: Page, key: string) => (await page.locator(`[data-queue-key=${key}]`).count()) > 0;
const needsSource = async (page: Page) => (await page.locator("[data-queue-opened]").count()) > 0;

const byKeys: QueueTrial = {
  name: "keys",
  viewport: { width: 1280, height: 900 },
  async decide(page, place) {
    let presses = 0;
    const press = async (key: string) => {
      presses++;
      await page.keyboard.press(key);
    };
    let decision = wanted(place);
    if (decision === "accept" && !(await has(page, "a")))
      decision = (await has(page, "m")) ? "merge" : "reject";
    if (decision === "correct" && !(await has(page, "c"))) decision = "reject";
    if ((decision === "accept" || decision === "correct") && (await needsSource(page))) {
      // Opens the page in another tab, and ticks that it was opened; without a link the editor types it.
      if (await page.locator("[data-queue-open] a").count()) await press("o");
      else decision = "later";
    }
    if (decision !== "correct") await press(decision[0] ?? "");
    else {
      await press("c");
      if ((await dateField(page).getAttribute("type")) === "date") {
        await dateField(page).fill("2027-06-30");
        presses += 8;
      }
      await press("Enter");
    }
    return { decision, presses };
  },
};

const byTaps: QueueTrial = {
  name: "taps",
  viewport: { width: 360, height: 780 },
  async decide(page, place) {
    let presses = 0;
    const tap = async (selector: string) => {
      presses++;
      await page.locator(selector).first().tap();
    };
    let decision = wanted(place);
    if (decision === "accept" && !(await has(page, "a")))
      decision = (await has(page, "m")) ? "merge" : "reject";
    if (decision === "correct" && !(await has(page, "c"))) decision = "reject";
    if ((decision === "accept" || decision === "correct") && (await needsSource(page))) {
      if (await page.locator("[data-queue-open] a").count()) await tap("[data-queue-open] a");
      else decision = "later";
    }
    if (decision !== "correct") await tap(`[data-queue-key=${decision[0]}]`);
    else {
      await tap("[data-queue-key=c]");
      if ((await dateField(page).getAttribute("type")) === "date") {
        await dateField(page).fill("2027-06-30");
        // A day in the phone's own picker: open, month, day, done.
        presses += 4;
      }
      await tap("[name=intent][value=correct]");
    }
    return { decision, presses };
  },
};

const end = await seed();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
for (const trial of [byKeys, byTaps]) await run(trial);
await browser.close();
await end();
process.exit(0);

async function run({ name, viewport, decide }: QueueTrial): Promise<void> {
  const home = await homeOnPostgres();
  const server = await startServer({ ...home });
  const database = await openPostgres({ url: home.DATABASE_URL, secret: home.AUTH_SECRET });
  await fillQueue(database.db, todayInUtc());
  const context = await browser.newContext({ baseURL: server.url, viewport, hasTouch: true });
  const page = await context.newPage();
  // The official pages of records are outside this machine.
  context.on("page", (other) => other !== page && other.close());
  const { email, password } = demoPerson("admin", server);
  await page.request.post("/auth", { form: { email, password }, maxRedirects: 0 });
  await page.goto("/admin/queue");
  await page.waitForLoadState("networkidle");
  const took: number[] = [];
  const presses: number[] = [];
  const made: Record<string, number> = {};
  const started = performance.now();
  for (let place = 0; place < decisions; place++) {
    const card = await page.locator("input[name=card]").inputValue();
    const from = performance.now();
    const done = await decide(page, place);
    await page.waitForFunction(
      (before) => document.querySelector<HTMLInputElement>("input[name=card]")?.value !== before,
      card,
    );
    took.push(performance.now() - from);
    presses.push(done.presses);
    made[done.decision] = (made[done.decision] ?? 0) + 1;
  }
  const seconds = (performance.now() - started) / 1_000;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => milliseconds(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const pressed = presses.reduce((sum, one) => sum + one, 0);
  process.stdout.write(
    `${name}: ${decisions} decisions (${Object.entries(made)
      .map(([decision, count]) => `${count} ${decision}`)
      .join(
        ", ",
      )}) in ${seconds.toFixed(0)} s; press to next card: median ${at(0.5)}, 95 % ${at(0.95)}; ${pressed} presses, ${(pressed / decisions).toFixed(2)} a decision, one press for ${presses.filter((one) => one === 1).length} of ${decisions}\n`,
  );
  await context.close();
  await database.close();
  await server.stop();
}
