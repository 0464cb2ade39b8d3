import type { BrowserContext, Page } from "@playwright/test";
import { expect, goTo, untilAwake } from "../support/browser/journey.ts";
import { arrive, losableTest } from "../support/browser/losable-journey.ts";
import { password, sendCredentials } from "../support/browser/sign-in.ts";
import type { CuttableLine } from "../support/database/cuttable-connection.ts";
import { sampleAtDepth } from "../support/depth.ts";
import { addSecondFactor, findLink, furnish, makeAdmin } from "../support/people/furnish.ts";
import {
  admins,
  guardians,
  type Ids,
  type KeptForm,
  lost,
  members,
  ours,
  profile,
  secondStep,
  titleOf,
  visitors,
  withSecondFactor,
} from "../support/routes/form-list.ts";

const test = losableTest();

test.describe("with JavaScript", () => {
  test.beforeEach(() => test.setTimeout(600_000));

  test("visitors keep what they typed", async ({ page, context, own: { line }, complaints }) => {
    const sent = visitors.filter(({ staysInPage }) => !staysInPage);
    await tryAll(page, sampleAtDepth(sent, 3), {} as Ids, { context, line });
    complaints.length = 0;
  });

  test("members keep what they typed", async ({ page, context, own: { line, database }, complaints }) => {
    const ids = await furnish(database, await arrive(page, database, "amina@example.com"));
    await tryAll(page, sampleAtDepth(members, 6), ids as Ids, { context, line });
    complaints.length = 0;
  });

  test("guardians and members with a second factor keep what they typed", async ({
    page,
    context,
    own: { line, database },
    complaints,
  }) => {
    const userId = await arrive(page, database, "zawadi@example.com");
    await page.getByLabel("Your parent's or guardian's email").fill("mum@example.com");
    await page.getByRole("button", { name: "Ask for consent" }).click();
    await expect(page.getByText("mum@example.com").first()).toBeVisible();
    const guardian = await findLink(database, "mum@example.com");
    await tryAll(page, [profile], {} as Ids, { context, line });
    const { factor, code } = await addSecondFactor(database, userId);
    const ids = { guardian, factor } as Ids;
    // Signed out: a signed-in child isn't asked for their own consent.
    await context.clearCookies();
    await tryAll(page, [guardians], ids, { context, line });
    await page.goto("/auth");
    await sendCredentials(page, "Sign In", { email: "zawadi@example.com", password });
    await expect(page).toHaveURL(/challenge/);
    await tryAll(page, [secondStep], ids, { context, line });
    await page.goto("/auth/challenge");
    await page.getByLabel(/code/i).fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page).toHaveURL("/profile");
    await tryAll(page, withSecondFactor, ids, { context, line });
    complaints.length = 0;
  });

  test("editors keep what they typed", async ({ page, context, own: { line, database }, complaints }) => {
    const userId = await arrive(page, database, "grace@example.com");
    await makeAdmin(database, userId);
    const ids = await furnish(database, userId);
    await tryAll(page, sampleAtDepth(admins, 6), ids as Ids, { context, line });
    complaints.length = 0;
  });
});

interface CuttablePage {
  context: BrowserContext;
  line: CuttableLine;
}

/** One page after the other in one tab. */
async function tryAll(page: Page, forms: KeptForm[], ids: Ids, lines: CuttablePage) {
  await page.goto("/");
  await untilAwake(page.locator("#main"));
  for (const form of forms) await tryForms(page, form, ids, lines);
}

/**
 * Sends every form of a page twice without success: first without a network, then, with "Try again", without a
 * database.
 */
async function tryForms(page: Page, form: KeptForm, ids: Ids, { context, line }: CuttablePage) {
  const { file, address, detail } = form;
  const path = typeof address === "string" ? address : address(ids);
  await test.step(path, async () => {
    await goTo(page, path);
    // Messages of the previous page must not be mistaken for this one's.
    const earlier = page.getByRole("button", { name: "Close this message" });
    while ((await earlier.count()) > 0) await earlier.first().click();
    const forms = page.locator(
      `main form[method=post]:not([action*=heart], [action="/saved/ticks"], [action="/saved/opening"])`,
    );
    const count = await forms.count();
    expect(count, `forms of ${file}`).toBeGreaterThan(0);
    const tried = new Set<string>();
    for (let place = 0; place < count; place++) {
      const { name, shape } = await fill(page, place);
      if (tried.has(shape)) continue;
      tried.add(shape);
      const wanted = titleOf(form, name);
      const before = await look(page);
      const message = page.getByLabel("Messages").getByRole("alert").locator(".toast");
      await context.setOffline(true);
      await press(page, place);
      await expect(message.locator("strong")).toHaveText(wanted);
      await expect(message).toContainText(detail ?? lost);
      await expect.poll(() => look(page)).toEqual(before);
      await context.setOffline(false);
      await line.cut();
      try {
        await message.getByRole("button", { name: "Try again" }).click();
        await expect(message).toContainText(detail ?? ours);
        await expect(message.locator("strong")).toHaveText(wanted);
        await expect.poll(() => look(page)).toEqual(before);
      } finally {
        await line.mend();
      }
      await expect.poll(async () => (await page.request.get("/readyz")).status()).toBe(200);
    }
  });
}

/** Types into every empty field; returns the text of the submit button and the names of the fields. */
const fill = (page: Page, place: number) =>
  page.evaluate((at) => {
    const form = document.querySelectorAll<HTMLFormElement>(
      `main form[method=post]:not([action*=heart], [action="/saved/ticks"], [action="/saved/opening"])`,
    )[at];
    if (!form) throw new Error("the form is gone");
    const texts: Record<string, string> = {
      email: "typed@example.com",
      url: "https://example.org/typed",
      password: "mango season",
      tel: "+254 712 345678",
    };
    for (const field of form.elements) {
      if (field instanceof HTMLTextAreaElement)
        field.value = field.value ? `${field.value} again` : "Typed by hand,\nin two lines";
      if (field instanceof HTMLSelectElement && !field.value) field.selectedIndex = field.options.length - 1;
      if (!(field instanceof HTMLInputElement) || field.tabIndex === -1 || field.readOnly) continue;
      if (field.type === "radio" && !form.querySelector(`[name="${field.name}"]:checked`))
        field.checked = true;
      if (field.type === "checkbox" && field.required) field.checked = true;
      if (field.type === "date" && !field.value)
        field.valueAsNumber = Date.now() - (Date.now() % 86_400_000) + 86_400_000;
      if (["text", "email", "url", "password", "search", "tel"].includes(field.type))
        field.value ||=
          texts[field.type] ?? (field.inputMode === "url" ? "https://example.org/typed" : "Typed");
    }
    form.noValidate = true;
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    // Cards in a list have the same form: one is enough.
    const shape = [...form.elements].map((field) => field.getAttribute("name")).join() + button?.value;
    return { name: button?.textContent.trim() ?? "", shape };
  }, place);

const press = (page: Page, place: number) =>
  page.evaluate((at) => {
    const form = document.querySelectorAll<HTMLFormElement>(
      `main form[method=post]:not([action*=heart], [action="/saved/ticks"], [action="/saved/opening"])`,
    )[at];
    if (!form) throw new Error("the form is gone");
    form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
  }, place);

/** The page's address, scroll position and the value of every form field. */
const look = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent,
    path: location.pathname,
    scrolled: scrollY,
    forms: [
      ...document.querySelectorAll<HTMLFormElement>(
        `main form[method=post]:not([action*=heart], [action="/saved/ticks"], [action="/saved/opening"])`,
      ),
    ].map((form) =>
      [...new FormData(form)].map(
        ([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`,
      ),
    ),
  }));
