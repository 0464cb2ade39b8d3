import type { BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { CuttableLine } from "../support/cuttable.ts";
import { pagesWithForms } from "../support/form-routes.ts";
import { expect } from "../support/journey.ts";
import {
  addSecondFactor,
  arrive,
  findLink,
  furnish,
  makeAdmin,
  signIn,
  test,
} from "../support/kept-forms.ts";

type Ids = Awaited<ReturnType<typeof furnish>> & { factor: string; guardian: string };

interface KeptForm {
  file: string;
  address: string | ((ids: Ids) => string);
  /** What the message is called; by the words of the button where a page has several forms. */
  title: string | Record<string, string>;
  /** Exactly what stands under it, where it is not for the house to say. */
  detail?: string;
}

const house = "That did not work";
const lost = "Your connection may be down or slow. What you typed is still here: please try again.";
const ours = "Something went wrong on our side. What you typed is still here: please try again.";

const visitors: KeptForm[] = [
  {
    file: "partners/schools/schools.page.tsx",
    address: "/schools",
    title: "Submission Failed",
    detail: "Please try again or contact us directly.",
  },
  { file: "community/check/check.page.tsx", address: "/check", title: house },
  { file: "accounts/sign-in/auth.page.tsx", address: "/auth", title: "Sign in failed" },
  { file: "accounts/sign-in/auth.page.tsx", address: "/auth?mode=signup", title: "Sign up failed" },
  { file: "accounts/sign-in/forgot.page.tsx", address: "/auth/forgot", title: "Not sent" },
  { file: "accounts/sign-in/resend.page.tsx", address: "/auth/resend", title: "Not sent" },
  { file: "accounts/sign-in/reset.page.tsx", address: "/auth/reset?token=x", title: "Password not changed" },
  {
    file: "accounts/security/new-email.page.tsx",
    address: "/auth/new-email?token=x",
    title: "Email not changed",
  },
  {
    file: "accounts/security/keep-email.page.tsx",
    address: "/auth/keep-email?token=x",
    title: "Nothing was stopped",
  },
  {
    file: "reading/newsletter/subscribe/newsletter.page.tsx",
    address: "/newsletter",
    title: "Not sent",
  },
];

const profile: KeptForm = {
  file: "students/profile/profile.page.tsx",
  address: "/profile",
  title: { Save: "Error saving profile", "Ask for consent": house, "Sign Out": house },
};

const members: KeptForm[] = [
  profile,
  {
    file: "students/plans/subscription.page.tsx",
    address: "/subscription",
    title: "Failed to update subscription",
  },
  { file: "students/alerts/settings/alerts.page.tsx", address: "/profile/alerts", title: "Not saved" },
  { file: "accounts/security/security.page.tsx", address: "/profile/security", title: house },
  {
    file: "accounts/security/email.page.tsx",
    address: "/profile/security/email",
    title: "Email not changed",
  },
  {
    file: "accounts/security/password.page.tsx",
    address: "/profile/security/password",
    title: "Password not changed",
  },
  { file: "accounts/second-factor/app.page.tsx", address: "/profile/security/app", title: "App not added" },
  {
    file: "accounts/second-factor/phone.page.tsx",
    address: "/profile/security/phone",
    title: "Phone not added",
  },
  { file: "accounts/rights/delete.page.tsx", address: "/profile/delete", title: "Account not deleted" },
  { file: "students/matching/hidden.page.tsx", address: "/matches/hidden", title: house },
  { file: "students/matching/matches.page.tsx", address: "/matches", title: "Not hidden" },
  {
    file: "students/saved/saved.page.tsx",
    address: "/saved",
    title: { "Save changes": "Changes not saved", Remove: "Not removed" },
  },
  { file: "students/saved/calendar.page.tsx", address: "/saved/calendar", title: house },
  { file: "community/union/ask.page.tsx", address: "/union/ask", title: "Not posted" },
  { file: "community/union/name.page.tsx", address: "/union/name", title: house },
  {
    file: "community/union/thread.page.tsx",
    address: ({ thread }) => `/union/t/${thread}`,
    title: { "Post reply": "Not posted" },
  },
  { file: "community/union/edit.page.tsx", address: ({ post }) => `/union/post/${post}/edit`, title: house },
  {
    file: "community/union/report.page.tsx",
    address: ({ post }) => `/union/post/${post}/report`,
    title: house,
  },
  {
    file: "community/reports/report.page.tsx",
    address: ({ scholarship }) => `/report/scholarship/${scholarship}`,
    title: house,
  },
  {
    file: "community/union/stop.page.tsx",
    address: ({ unionStop }) => `/union/stop?token=${unionStop}`,
    title: house,
  },
  {
    file: "reading/newsletter/subscribe/confirm.page.tsx",
    address: ({ newsletter }) => `/newsletter/confirm/${newsletter}`,
    title: house,
  },
  {
    file: "students/alerts/stop/stop.page.tsx",
    address: ({ mailStop }) => `/mail/stop/${mailStop}`,
    title: house,
  },
];

const admins: KeptForm[] = [
  {
    file: "editors/sponsored/sponsored.page.tsx",
    address: "/admin/sponsored",
    title: { "Create Listing": "Error creating listing", Delete: "Error deleting listing" },
  },
  {
    file: "editors/sponsored/sponsored.page.tsx",
    address: ({ listing }) => `/admin/sponsored?edit=${listing}`,
    title: { "Update Listing": "Error updating listing", Delete: "Error deleting listing" },
  },
  {
    file: "editors/scraper/scraper.page.tsx",
    address: "/admin/scraper",
    title: "Scraping Failed",
    detail: "Failed to scrape websites",
  },
  { file: "editors/desk/desk.page.tsx", address: "/admin/import", title: "Failed to create article" },
  { file: "editors/desk/desk.page.tsx", address: "/admin/import?tab=url", title: "Failed to import article" },
  { file: "editors/desk/articles.page.tsx", address: "/admin/import/articles", title: house },
  {
    file: "editors/desk/edit.page.tsx",
    address: ({ article }) => `/admin/import/articles/${article}`,
    title: "Failed to save article",
  },
  {
    file: "editors/desk/delete.page.tsx",
    address: ({ article }) => `/admin/import/articles/${article}/delete`,
    title: house,
  },
  {
    file: "editors/scraper/review/find.page.tsx",
    address: ({ find }) => `/admin/review/${find}`,
    title: house,
  },
  { file: "editors/reports/reports.page.tsx", address: "/admin/reports", title: house },
  {
    file: "editors/inbox/partnership.page.tsx",
    address: ({ partnership }) => `/admin/partnerships/${partnership}`,
    title: {
      "Send Reply": "Reply not sent",
      "Change Status": "Status not changed",
      "Add Note": "Note not added",
    },
  },
  { file: "editors/moderation/queue.page.tsx", address: "/admin/union", title: "Nothing changed" },
  { file: "editors/outbox/outbox.page.tsx", address: "/admin/outbox", title: house },
  { file: "editors/freshness/links.page.tsx", address: "/admin/links", title: house },
  { file: "editors/newsletter/newsletter.page.tsx", address: "/admin/newsletter", title: "Not sent" },
  {
    file: "editors/catalogue/record.page.tsx",
    address: ({ scholarship }) => `/admin/catalogue/scholarships/${scholarship}`,
    title: "Not saved yet",
  },
  {
    file: "editors/catalogue/new-record.page.tsx",
    address: "/admin/catalogue/events/new",
    title: "Not saved yet",
  },
  { file: "editors/catalogue/records.page.tsx", address: "/admin/catalogue/events", title: house },
  { file: "editors/catalogue/history.page.tsx", address: "/admin/catalogue/history", title: house },
  {
    file: "editors/catalogue/record-history.page.tsx",
    address: ({ deleted }) => `/admin/catalogue/events/${deleted}/history`,
    title: house,
  },
  {
    file: "editors/catalogue/import/import.page.tsx",
    address: "/admin/catalogue/import",
    title: "Nothing was imported.",
  },
  {
    file: "editors/catalogue/import/batch.page.tsx",
    address: ({ batch }) => `/admin/catalogue/import/${batch}`,
    title: house,
  },
  {
    file: "editors/catalogue/duplicates/duplicates.page.tsx",
    address: "/admin/catalogue/duplicates",
    title: house,
  },
];

const secondStep: KeptForm = {
  file: "accounts/sign-in/challenge.page.tsx",
  address: "/auth/challenge",
  title: { Verify: "Sign in failed" },
};

const withSecondFactor: KeptForm[] = [
  {
    file: "accounts/second-factor/codes.page.tsx",
    address: "/profile/security/codes",
    title: "No new codes made",
  },
  {
    file: "accounts/second-factor/remove.page.tsx",
    address: ({ factor }) => `/profile/security/remove/${factor}`,
    title: "Not removed",
  },
];

const guardians: KeptForm = {
  file: "accounts/rights/guardian.page.tsx",
  address: ({ guardian }) => guardian,
  title: "Not recorded",
};

test("every page that takes a form is on one of these lists", () => {
  const listed = [...visitors, ...members, ...admins, secondStep, ...withSecondFactor, guardians].map(
    ({ file }) => file,
  );
  expect([...new Set(pagesWithForms())].filter((file) => !listed.includes(file))).toEqual([]);
});

test.describe("with JavaScript", () => {
  test.beforeEach(() => test.setTimeout(600_000));

  test("visitors keep what they typed", async ({ page, context, line, complaints }) => {
    for (const form of visitors) await tryForms(page, form, {} as Ids, { context, line });
    complaints.length = 0;
  });

  test("members keep what they typed", async ({ page, context, line, database, complaints }) => {
    const ids = await furnish(database, await arrive(page, database, "amina@example.com"));
    for (const form of members) await tryForms(page, form, ids as Ids, { context, line });
    complaints.length = 0;
  });

  test("guardians and whoever has a second factor keep what they typed", async ({
    page,
    context,
    line,
    database,
    complaints,
  }) => {
    const userId = await arrive(page, database, "zawadi@example.com");
    await page.getByLabel("Your parent's or guardian's email").fill("mum@example.com");
    await page.getByRole("button", { name: "Ask for consent" }).click();
    await expect(page.getByText("mum@example.com").first()).toBeVisible();
    const guardian = await findLink(database, "mum@example.com");
    await tryForms(page, profile, {} as Ids, { context, line });
    const { factor, code } = await addSecondFactor(database, userId);
    const ids = { guardian, factor } as Ids;
    // In her own session nobody is asked to consent for her.
    await context.clearCookies();
    await tryForms(page, guardians, ids, { context, line });
    await signIn(page, "zawadi@example.com");
    await expect(page).toHaveURL(/challenge/);
    await tryForms(page, secondStep, ids, { context, line });
    await page.goto("/auth/challenge");
    await page.getByLabel(/code/i).fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page).toHaveURL("/profile");
    for (const form of withSecondFactor) await tryForms(page, form, ids, { context, line });
    complaints.length = 0;
  });

  test("editors keep what they typed", async ({ page, context, line, database, complaints }) => {
    const userId = await arrive(page, database, "grace@example.com");
    await makeAdmin(database, userId);
    const ids = await furnish(database, userId);
    for (const form of admins) await tryForms(page, form, ids as Ids, { context, line });
    complaints.length = 0;
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => test.setTimeout(600_000));

  for (const { address, title, detail } of visitors) {
    const path = String(address);
    test(`${path} gives back what was typed, and tries again`, async ({ page, line }) => {
      await page.goto(path);
      await fill(page, 0);
      const typed = await typedInto(page);
      await line.cut();
      try {
        await press(page, 0);
        await expect(page.getByRole("alert").getByText(String(title), { exact: true })).toBeVisible();
        await expect(page.getByRole("alert").first()).toContainText(detail ?? ours);
        expect((await typedInto(page)).filter((words) => typed.includes(words))).toEqual(typed);
        await expect(page.getByText("Unexpected Server Error")).toHaveCount(0);
      } finally {
        await line.mend();
      }
      await fill(page, 0);
      await press(page, 0);
      await expect(page.getByText("Something went wrong on our side")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }

  test("a profile that can't be saved is given back as it was typed, and saved at the next try", async ({
    page,
    database,
  }) => {
    await arrive(page, database, "kofi@example.com");
    await page.getByLabel("Full name").fill("Kofi Mensah of Accra");
    const rename = (from: string, to: string) =>
      database.asOwner((db) => db.execute(sql.raw(`alter table ${from} rename to ${to}`)));
    await rename("profiles", "profiles_away");
    try {
      await page.getByRole("button", { name: "Update Profile" }).click();
      await expect(page.getByRole("alert").getByText("Error saving profile", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Full name")).toHaveValue("Kofi Mensah of Accra");
      const other = await page.context().newPage();
      await other.goto("/profile");
      await expect(
        other.getByRole("alert").getByText("Error loading profile", { exact: true }),
      ).toBeVisible();
    } finally {
      await rename("profiles_away", "profiles");
    }
    await page.getByLabel("Full name").fill("Kofi Mensah of Tema");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Profile updated!")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Kofi Mensah of Tema");
  });
});

/** What a person typed, and could not know by heart: no choices, no passwords. */
const typedInto = (page: Page) =>
  page
    .locator("main :is(textarea, input:not([type=hidden], [type=password])):visible")
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value).filter((words) => /[\s@]/.test(words)),
    );

interface Lines {
  context: BrowserContext;
  line: CuttableLine;
}

/** Sends every form of a page into the void twice: without a network, then, by trying again, without a database. */
async function tryForms(
  page: Page,
  { file, address, title, detail }: KeptForm,
  ids: Ids,
  { context, line }: Lines,
) {
  const path = typeof address === "string" ? address : address(ids);
  await test.step(path, async () => {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector(".toasts[data-floats]"));
    const forms = page.locator("main form[method=post]:not([action*=heart])");
    const count = await forms.count();
    expect(count, `forms of ${file}`).toBeGreaterThan(0);
    const tried = new Set<string>();
    for (let place = 0; place < count; place++) {
      const { name, shape } = await fill(page, place);
      if (tried.has(shape)) continue;
      tried.add(shape);
      const wanted =
        typeof title === "string"
          ? title
          : (Object.entries(title).find(([words]) => name.startsWith(words))?.[1] ?? house);
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
    }
  });
}

/** Types into whatever is empty; gives the words of the button that sends the form, and what fields it has. */
const fill = (page: Page, place: number) =>
  page.evaluate((at) => {
    const form = document.querySelectorAll<HTMLFormElement>("main form[method=post]:not([action*=heart])")[
      at
    ];
    if (!form) throw new Error("the form is gone");
    const texts: Record<string, string> = {
      email: "typed@example.com",
      url: "https://example.org/typed",
      password: "mango season",
      tel: "+254 712 345678",
    };
    for (const field of form.elements) {
      if (field instanceof HTMLTextAreaElement) field.value ||= "Typed by hand,\nin two lines";
      if (field instanceof HTMLSelectElement && !field.value) field.selectedIndex = field.options.length - 1;
      if (!(field instanceof HTMLInputElement) || field.tabIndex === -1 || field.readOnly) continue;
      if (field.type === "radio" && !form.querySelector(`[name="${field.name}"]:checked`))
        field.checked = true;
      if (field.type === "checkbox" && field.required) field.checked = true;
      if (["text", "email", "url", "password", "search", "tel"].includes(field.type))
        field.value ||=
          texts[field.type] ?? (field.inputMode === "url" ? "https://example.org/typed" : "Typed");
    }
    form.noValidate = true;
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    // Of a list of cards that all have the same form, one is enough.
    const shape = [...form.elements].map((field) => field.getAttribute("name")).join() + button?.value;
    return { name: button?.textContent.trim() ?? "", shape };
  }, place);

const press = (page: Page, place: number) =>
  page.evaluate((at) => {
    const form = document.querySelectorAll<HTMLFormElement>("main form[method=post]:not([action*=heart])")[
      at
    ];
    form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
  }, place);

/** Where one is and what stands in every form, down to the last field. */
const look = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent,
    path: location.pathname,
    scrolled: scrollY,
    forms: [...document.querySelectorAll<HTMLFormElement>("main form[method=post]:not([action*=heart])")].map(
      (form) =>
        [...new FormData(form)].map(
          ([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`,
        ),
    ),
  }));
