import "#tests/support/network/end-on-network.ts";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { fillQueue } from "#tests/support/catalogue/fill-queue.ts";
import seed from "#tests/support/database/seeded-postgres.ts";
import { demoPerson, homeOnPostgres } from "#tests/support/database/server-database.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

/**
 * Eleven people who want something, on a phone of 360 pixels: `npm run build && node bench/walks.ts [name]`. Prints the taps, fields filled
 * and pages each of them needs, and what they reach.
 */

interface Walker {
  page: Page;
  tap(what: Locator): Promise<void>;
  /** Typing into a field counts as one field, however long the text. */
  type(field: Locator, text: string): Promise<void>;
  /** In a list of choices; counts as one field. */
  choose(field: Locator, value: string): Promise<void>;
}

interface WalkScenario {
  who: string;
  signedInAs?: "student" | "admin";
  start: string;
  /** Returns what the person reaches. */
  go(walker: Walker): Promise<string>;
}

const textOf = async (found: Locator) =>
  ((await found.first().textContent()) ?? "").replace(/\s+/g, " ").trim();
const tapsOf = async ({ page, tap }: Walker, ...names: (string | RegExp)[]) => {
  for (const name of names) await tap(page.getByRole("link", { name }).first());
};
const openMenu = ({ page, tap }: Walker) => tap(page.locator("header summary", { hasText: "Menu" }));

const walks: WalkScenario[] = [
  {
    who: "nursing diploma to the official portal",
    start: "/",
    async go(walker) {
      const { page, tap } = walker;
      await tapsOf(walker, "Kenya", "Finished secondary school", "Nursing");
      await tap(page.getByRole("link", { name: /^Colleges/ }));
      await tapsOf(walker, /^View Details: Kenya Medical Training College/);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const apply = page.getByRole("link", { name: /^Apply on the official site/ }).first();
      await tap(apply);
      return `${await textOf(page.locator("main summary", { hasText: /qualify/ }))} → ${await apply.getAttribute("href")}`;
    },
  },
  {
    who: "KCSE grades to a course",
    start: "/courses",
    async go({ page, tap, type }) {
      await type(page.getByLabel("Or paste your grades"), "Eng B+ Kis B Mat B Bio A- Che B+ Phy B- His A-");
      await tap(page.getByRole("button", { name: "See courses" }));
      await page
        .getByText(/^Mean grade /)
        .first()
        .waitFor();
      await tap(page.locator("main li a[href^='/courses/']").first());
      await page.getByRole("heading", { name: "What they ask for" }).waitFor();
      return textOf(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    who: "school leaver to an application, without an account",
    start: "/",
    async go(walker) {
      const { page, tap } = walker;
      await tapsOf(walker, "Kenya", "Finished secondary school", "Engineering");
      await tap(page.getByRole("link", { name: /^View Details/ }).first());
      const apply = page.getByRole("link", { name: /^Apply on the official site/ }).first();
      await tap(apply);
      return textOf(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    who: "parent to what a scholarship costs them",
    start: "/browse?tab=scholarships",
    async go(walker) {
      const { page, tap } = walker;
      await tap(page.getByRole("link", { name: /^View Details/ }).first());
      await page.getByRole("heading", { level: 1 }).waitFor();
      const share = page.locator("main summary", { hasText: "Share" }).first();
      if (await share.isVisible()) await tap(share);
      await tap(page.getByRole("link", { name: "For my parents" }).first());
      return textOf(page.getByRole("heading", { name: "What it costs you" }));
    },
  },
  {
    who: "someone with a forwarded message",
    start: "/",
    async go(walker) {
      const { page, tap, type } = walker;
      await openMenu(walker);
      await tap(page.getByRole("link", { name: "Check This Message" }).first());
      await type(page.getByRole("main").getByRole("textbox"), "You won! Pay $50 by M-Pesa today.");
      await tap(page.getByRole("main").getByRole("button", { name: "Check this message" }));
      return textOf(page.getByRole("heading", { name: "This looks like a scam" }));
    },
  },
  {
    who: "visitor saves something and makes an account",
    start: "/browse?tab=scholarships",
    async go({ page, tap, type }) {
      await tap(page.getByRole("button", { name: /^Save (?!my)/ }).first());
      await tap(page.getByRole("link", { name: "Create a free account" }));
      const form = page
        .getByRole("main")
        .locator("form")
        .filter({ has: page.getByRole("button", { name: "Sign Up" }) });
      await type(form.getByLabel("Email"), "walker@example.com");
      await type(form.getByLabel(/^Password/), "mango season");
      await tap(page.getByRole("button", { name: "Sign Up" }));
      await tap(page.getByRole("button", { name: "Continue without typing your password" }));
      return (await page.getByRole("button", { pressed: true }).first().getAttribute("aria-label")) ?? "";
    },
  },
  {
    who: "member from the matches to the official site",
    signedInAs: "student",
    start: "/",
    async go(walker) {
      const { page, tap } = walker;
      await tap(page.getByRole("link", { name: "Matches", exact: true }).last());
      const apply = page.getByRole("link", { name: /^Apply: / }).first();
      await tap(apply);
      return (await apply.getAttribute("href")) ?? "";
    },
  },
  {
    who: "member ticks a step of the checklist",
    signedInAs: "student",
    start: "/browse?tab=scholarships&q=mastercard",
    async go({ page, tap }) {
      await tap(page.getByRole("button", { name: /^Save (?!my)/ }).first());
      await tap(page.getByRole("link", { name: "Saved", exact: true }).last());
      await tap(page.locator("main li summary").first());
      await tap(page.locator("main li input[type=checkbox]").first());
      return textOf(page.locator("main li summary").first());
    },
  },
  {
    who: "counsellor to the result of a class",
    start: "/schools",
    async go({ page, tap, type, choose }) {
      await tap(page.getByRole("link", { name: "Try a class list" }));
      await type(page.getByLabel("Class list"), "C+,Nursing\nA-,Computer Science");
      await choose(page.getByLabel("Country of your school"), "Kenya");
      await tap(page.getByRole("button", { name: "Show what fits" }));
      return textOf(page.getByText(/rows? read/));
    },
  },
  {
    who: "partner to a listing that waits for approval",
    start: "/enterprise",
    async go({ page, tap, type, choose }) {
      await tap(page.getByRole("link", { name: "Ask for a sponsored listing" }));
      await type(page.getByLabel("Your organisation"), "Marula College");
      await type(page.getByLabel("Your email address"), "ads@marula.example");
      await type(page.getByLabel("Title"), "Marula open week");
      await type(page.getByLabel("Description"), "Three days of classes, free for school leavers.");
      await choose(page.getByLabel("What it is"), "school");
      await type(page.getByLabel("The page it leads to"), "https://marula.example/open");
      await type(page.getByLabel("First day"), daysAfter(todayInUtc(), 7));
      await choose(page.getByLabel("How long"), "4");
      await tap(page.getByRole("button", { name: "Show me the preview" }));
      await page.getByRole("heading", { name: "Preview" }).waitFor();
      await tap(page.getByLabel(/^I speak for this organisation/));
      await tap(page.getByRole("button", { name: "Send for approval" }));
      return textOf(page.getByRole("region", { name: "Messages" }).filter({ hasText: /\w/ }));
    },
  },
  {
    who: "editor decides ten cards",
    signedInAs: "admin",
    start: "/admin",
    async go({ page, tap }) {
      await page.goto("/admin/queue");
      for (let place = 0; place < 10; place++) {
        const card = await page.locator("input[name=card]").inputValue();
        const mustOpen = (await page.locator("[data-queue-opened]").count()) > 0;
        const canOpen = mustOpen && (await page.locator("[data-queue-open] a").count()) > 0;
        if (canOpen) await tap(page.locator("[data-queue-open] a").first());
        const accept = page.locator("[data-queue-key=a]");
        const isAccepted = (!mustOpen || canOpen) && (await accept.count()) > 0;
        await tap(isAccepted ? accept.first() : page.locator("[data-queue-key=l]").first());
        await page.waitForFunction(
          (before) => document.querySelector<HTMLInputElement>("input[name=card]")?.value !== before,
          card,
        );
      }
      return textOf(page.getByText(/cards? · about/));
    },
  },
];

const end = await seed();
const home = await homeOnPostgres();
const server = await startServer({ ...home });
const database = await openPostgres({ url: home.DATABASE_URL, secret: home.AUTH_SECRET });
await fillQueue(database.db, todayInUtc());
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const wanted = process.argv[2] ?? "";
for (const walk of walks.filter(({ who }) => who.includes(wanted))) await run(walk);
await browser.close();
await database.close();
await server.stop();
await end();
process.exit(0);

async function run({ who, signedInAs, start, go }: WalkScenario): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  // Official sites are outside this machine.
  stayHere(context, page);
  if (signedInAs) {
    const { email, password } = demoPerson(signedInAs, server);
    await page.request.post("/auth", { form: { email, password }, maxRedirects: 0 });
  }
  const count = { taps: 0, fields: 0 };
  const walker: Walker = {
    page,
    async tap(what) {
      count.taps++;
      // Near the top: further down, "Why?" covers the card's link.
      const box = await what.boundingBox({ timeout: 30_000 });
      const position = { x: Math.min(24, (box?.width ?? 2) / 2), y: Math.min(12, (box?.height ?? 2) / 2) };
      await what.tap({ timeout: 30_000, position });
    },
    async type(field, text) {
      count.fields++;
      await field.fill(text);
    },
    async choose(field, value) {
      count.fields++;
      await field.selectOption(value);
    },
  };
  await page.goto(start);
  await page.waitForLoadState("networkidle");
  const reached = await go(walker).catch((problem: Error) => `STUCK: ${problem.message.split("\n")[0]}`);
  process.stdout.write(`${who}: ${count.taps} taps, ${count.fields} fields: ${reached}\n`);
  await context.close();
}

function stayHere(context: BrowserContext, page: Page): void {
  context.on("page", (other) => other !== page && other.close());
}
