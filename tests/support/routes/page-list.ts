import type { Locator, Page } from "@playwright/test";
import { openFolds } from "#tests/support/browser/open-folds.ts";
import { expect } from "../browser/journey.ts";
import { admins, guardians, type Ids, members, secondStep, visitors, withSecondFactor } from "./form-list.ts";

/** A page as it opens, or after an action on it. */
export interface PageToSee {
  file: string;
  address: string | ((ids: Ids) => string);
  /** What to do there first. Resolves once the page shows the result. */
  first?: (page: Page) => Promise<void>;
  /** The part to check. Defaults to the page without its layout. */
  part?: "html" | "header";
}

const scam = "/advice/how-to-tell-a-real-scholarship-from-a-scam";

/** Cards share their markup, so lists are as short as they can be. */
const forVisitors: PageToSee[] = [
  { file: "discover/home/home.page.tsx", address: "/", part: "html" },
  {
    file: "discover/home/home.page.tsx",
    address: "/",
    part: "header",
    first: async (page) => {
      await page.locator("summary", { hasText: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    },
  },
  {
    file: "discover/events/events.page.tsx",
    address: "/about",
    first: async (page) => {
      await page.route("**/events.data**", (route) => route.fulfill({ status: 500, body: "a-reference" }));
      await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
      await page.unroute("**/events.data**");
    },
  },
  { file: "discover/browse/browse.page.tsx", address: "/browse?q=enginering" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?tab=colleges&q=makerere" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?q=zzzzqqqq" },
  {
    file: "discover/browse/browse.page.tsx",
    address: "/browse?field=Engineering&country=Germany",
    first: (page) => page.locator("summary", { hasText: "Filters" }).click(),
  },
  { file: "students/onboarding/start.page.tsx", address: "/start" },
  {
    file: "students/onboarding/start.page.tsx",
    address: "/start?country=Kenya&level=school-done&field=Nursing",
    first: (page) => page.locator("summary", { hasText: "One more question" }).click(),
  },
  { file: "discover/calendar/calendar.page.tsx", address: "/calendar?q=germany" },
  {
    file: "discover/calendar/month.page.tsx",
    address: "/calendar?tab=scholarships&q=master",
    first: async (page) => {
      await page
        .getByRole("link", { name: /^and \d+ more, closes in / })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: /^What closes in/ })).toBeVisible();
    },
  },
  {
    file: "discover/details/scholarship/scholarship.page.tsx",
    address: "/browse?q=chevening",
    first: (page) => openDetails(page, "Chevening Scholarship"),
  },
  {
    file: "discover/details/scholarship/scholarship.page.tsx",
    address: "/browse?q=chevening",
    first: async (page) => {
      await openDetails(page, "Chevening Scholarship");
      const block = page.getByRole("region", { name: "Do I qualify?" });
      await openFolds(page);
      await block.getByLabel("What have you finished?").selectOption("Secondary school");
      await block.getByRole("button", { name: "Show the result" }).click();
      await expect(block.getByText("Not open to you", { exact: true })).toBeVisible();
    },
  },
  {
    file: "discover/details/college/college.page.tsx",
    address: "/browse?tab=colleges&q=UoN",
    first: (page) => openDetails(page, "University of Nairobi"),
  },
  { file: "discover/details/college/college.page.tsx", address: "/college/nonsense" },
  {
    file: "discover/details/internship/internship.page.tsx",
    address: ({ internship }) => `/internship/${internship}`,
  },
  {
    file: "discover/parents/parents.page.tsx",
    address: ({ scholarship }) => `/scholarship/${scholarship}/for-parents`,
  },
  { file: "discover/compare/compare.page.tsx", address: "/compare" },
  {
    file: "discover/compare/compare.page.tsx",
    address: ({ scholarship, another }) => `/compare?items=scholarship/${scholarship},scholarship/${another}`,
  },
  { file: "discover/courses/courses.page.tsx", address: "/courses" },
  {
    file: "discover/courses/courses.page.tsx",
    address: "/courses?country=Kenya&q=nursing&grades=ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11",
  },
  {
    file: "discover/courses/programme.page.tsx",
    address: "/courses?country=Kenya&q=nursing&grades=ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11",
    first: async (page) => {
      await page
        .getByRole("link", { name: /^Bachelor of Science in Nursing|^Bachelor of Science \(Nursing/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "What they ask for" })).toBeVisible();
    },
  },
  {
    file: "discover/courses/courses.page.tsx",
    address: "/courses?country=Kenya&group=points&grades=ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11",
  },
  {
    file: "discover/courses/plan/plan.page.tsx",
    address:
      "/courses/plan?country=Kenya&choices=1263134.1253134&grades=ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11",
  },
  { file: "discover/courses/plan/plan.page.tsx", address: "/courses/plan?country=Kenya" },
  {
    file: "discover/courses/plan/plan.page.tsx",
    address: "/courses/plan?country=Kenya&choices=1263134.1253134&grades=ENG5.KIS5.MAT4.BIO5.CHE5.PHY4.HAG5",
  },
  { file: "discover/courses/entry.page.tsx", address: "/courses/entry/uganda" },
  { file: "discover/jobs/jobs.page.tsx", address: "/jobs?q=ghana" },
  { file: "discover/events/events.page.tsx", address: "/events" },
  { file: "offline/offline.page.tsx", address: "/offline" },
  { file: "discover/test-prep/test-prep.page.tsx", address: "/test-prep" },
  { file: "content/guide/tutorial.page.tsx", address: "/tutorial" },
  { file: "content/parents/parents-guide.page.tsx", address: "/parents" },
  { file: "content/about/about.page.tsx", address: "/about" },
  { file: "content/entrepreneurship/entrepreneurship.page.tsx", address: "/entrepreneurship" },
  { file: "content/advice/list/advice.page.tsx", address: "/advice" },
  { file: "content/advice/list/advice.page.tsx", address: "/advice?category=internships" },
  { file: "content/advice/article/article.page.tsx", address: scam },
  { file: "content/advice/article/article.page.tsx", address: "/advice/no-such-article" },
  {
    file: "partners/enterprise/enterprise.page.tsx",
    address: "/enterprise",
    first: async (page) => {
      await page.getByRole("button", { name: "Upgrade to Enterprise" }).click();
      await expect(page.getByRole("heading", { name: "Premium features" })).toBeVisible();
    },
  },
  {
    file: "partners/schools/schools.page.tsx",
    address: "/schools",
    first: async (page) => {
      await sendAsItIs(page.locator("main form"), "Submit Application");
      await expect(page.getByLabel("Contact email")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    file: "partners/class-list/class.page.tsx",
    address: "/schools/class",
    first: async (page) => {
      await page.getByText("An example").click();
      await page.getByLabel("Country of your school").selectOption("Kenya");
      await page.getByLabel("Class list").fill("grade,field\nC+,Nursing\nQ,Nursing");
      await page.getByRole("button", { name: "Show what fits" }).click();
      await expect(page.getByText("1 row read, 1 with something to fix.")).toBeVisible();
    },
  },
  {
    file: "community/scam-check/page/check.page.tsx",
    address: "/check",
    first: async (page) => {
      const text = `You won! Pay a processing fee of $50 by M-Pesa today. ${"verylongword".repeat(30)}`;
      await page.getByRole("main").getByRole("textbox").fill(text);
      await page.getByRole("main").locator("form button[type=submit]").click();
      await expect(page.getByRole("heading", { name: "This looks like a scam" })).toBeVisible();
    },
  },
  { file: "community/union/browse/union.page.tsx", address: "/union" },
  { file: "community/union/browse/union.page.tsx", address: "/union?q=essay" },
  { file: "community/union/house-rules/rules.page.tsx", address: "/union/rules" },
  { file: "community/union/browse/topic.page.tsx", address: "/union/applying" },
  { file: "community/union/thread/thread.page.tsx", address: "/union/applying", first: openAnswered },
  { file: "students/plans/subscription.page.tsx", address: "/subscription" },
  { file: "accounts/rights/privacy.page.tsx", address: "/privacy" },
  { file: "shared/layout/errors/not-found.page.tsx", address: "/no/such-page" },
];

/** Of someone with a profile and one of everything. */
const forMembers: PageToSee[] = [
  {
    file: "students/profile-page/profile.page.tsx",
    address: "/profile",
    part: "html",
    first: async (page) => {
      await openFolds(page);
      await page.getByLabel("Exam or scale").selectOption("KCSE (Kenya)");
      await page.getByRole("button", { name: "Add this exam or scale" }).click();
      await page
        .getByRole("group", { name: "KCSE (Kenya)" })
        .getByLabel("Mean grade", { exact: true })
        .selectOption("C+");
      await page.getByLabel("GPA", { exact: true }).fill("4.01");
      await sendAsItIs(page.locator("form").filter({ hasText: "About you" }), "Update Profile");
      await expect(page.getByLabel("GPA", { exact: true })).toHaveAttribute("aria-invalid", "true");
      await openFolds(page);
    },
  },
  { file: "students/profile/children/children.page.tsx", address: "/profile/children" },
  {
    file: "students/profile/children/child.page.tsx",
    address: "/profile/children/new",
    first: openFolds,
  },
  {
    file: "students/profile/circumstances/circumstances.page.tsx",
    address: ({ child }) => `/profile/children/${child}/circumstances`,
  },
  { file: "accounts/rights/data.page.tsx", address: "/profile/data" },
  { file: "discover/plan/plan.page.tsx", address: "/plan" },
  { file: "students/saved/list/saved.page.tsx", address: "/saved", first: openFolds },
  { file: "community/union/thread/thread.page.tsx", address: "/union/applying", first: openAnswered },
  {
    file: "students/saved/export/calendar.page.tsx",
    address: "/saved/calendar",
    first: async (page) => {
      await page.getByRole("button", { name: "Create my calendar address" }).click();
      await expect(page.getByLabel("Your calendar address")).toBeVisible();
    },
  },
  {
    file: "students/plans/subscription.page.tsx",
    address: "/subscription",
    first: async (page) => {
      await page.getByRole("button", { name: "Choose Premium" }).click();
      await expect(page.getByText("Current Plan")).toBeVisible();
    },
  },
];

/** Of someone who has just signed up and has no profile. */
export const pagesOfNewcomers: PageToSee[] = [
  { file: "students/profile-page/profile.page.tsx", address: "/profile", part: "html" },
  { file: "students/alerts/settings/alerts.page.tsx", address: "/profile/alerts" },
  { file: "students/saved/list/saved.page.tsx", address: "/saved" },
  { file: "discover/plan/plan.page.tsx", address: "/plan" },
  { file: "ussd/phone.page.tsx", address: "/profile/phone" },
  { file: "accounts/second-factor/app.page.tsx", address: "/profile/security/app" },
];

const forAdmins: PageToSee[] = [
  { file: "editors/dashboard/dashboard.page.tsx", address: "/admin", part: "html" },
  { file: "editors/admin/not-found.page.tsx", address: "/admin/no-such-page" },
  {
    file: "editors/sponsored/sponsored.page.tsx",
    address: "/admin/sponsored",
    first: async (page) => {
      await sendAsItIs(page.locator("main form").filter({ has: page.getByLabel("Title") }), "Create Listing");
      await expect(page.getByLabel("Target URL")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    file: "editors/articles/article-editor.page.tsx",
    address: "/admin/import",
    first: async (page) => {
      await page.getByLabel("Content").fill("## Ask early\n\nAsk **twice**.");
      await expect(page.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText("twice");
      await page.getByRole("button", { name: "Create Article" }).click();
      await expect(page.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    file: "editors/articles/article-editor.page.tsx",
    address: "/admin/import",
    first: async (page) => {
      await page.reload();
      await expect(page.getByRole("button", { name: "Restore it" })).toBeVisible();
    },
  },
  {
    file: "editors/articles/article-editor.page.tsx",
    address: "/admin/import?tab=url",
    first: async (page) => {
      await page.getByLabel("Article URL").fill("http://news.example/gone");
      await page.getByRole("button", { name: "Import Article" }).click();
      await expect(page.getByRole("region", { name: "Import Results" }).getByRole("listitem")).toBeVisible();
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("Failed to import article");
    },
  },
  { file: "editors/queue/queue.page.tsx", address: "/admin/queue" },
  { file: "editors/scraper/review/review.page.tsx", address: "/admin/review" },
  {
    file: "editors/scraper/manage/sources.page.tsx",
    address: "/admin/scraper/sources",
    first: async (page) => {
      await page.locator("#source-name").fill("Inside");
      await page.locator("#source-url").fill("http://127.0.0.1/feed/");
      await page.getByRole("button", { name: "Try it first" }).click();
      await expect(page.getByRole("region", { name: "What we'd read from Inside" })).toBeVisible();
    },
  },
  { file: "editors/inbox/partnerships.page.tsx", address: "/admin/partnerships" },
  { file: "editors/catalogue-health/health.page.tsx", address: "/admin/health" },
  { file: "editors/catalogue/catalogue.page.tsx", address: "/admin/catalogue" },
  { file: "editors/catalogue/list/records.page.tsx", address: "/admin/catalogue/scholarships?q=germany" },
  {
    file: "editors/catalogue/edit/new-record.page.tsx",
    address: "/admin/catalogue/scholarships/new",
    first: async (page) => {
      await page.getByLabel("Title").fill("Savannah Fund");
      await openFolds(page);
      await page.getByLabel("Amount in figures").fill("120000");
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText("Choose a currency.").first()).toBeVisible();
    },
  },
  {
    file: "editors/courses/tables.page.tsx",
    address: "/admin/courses",
    first: async (page) => {
      const table = page
        .getByRole("listitem")
        .filter({ has: page.locator("input[type=file]") })
        .first();
      const file = { name: "grades.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") };
      await table.locator("input[type=file]").setInputFiles(file);
      await table.getByRole("button", { name: "Preview" }).click();
      await expect(table.locator("[aria-invalid=true]")).toBeVisible();
    },
  },
  {
    file: "editors/rates/rates.page.tsx",
    address: "/admin/rates",
    first: async (page) => {
      await page.getByRole("link", { name: "Change KES" }).click();
      await expect(page.getByRole("heading", { name: "Change the rate of KES" })).toBeVisible();
      await page.getByLabel("For one US dollar").fill("about 130");
      await page.getByRole("button", { name: "Save rate" }).click();
      await expect(page.getByLabel("For one US dollar")).toHaveAttribute("aria-invalid", "true");
    },
  },
];

export const pagesOfVisitors: PageToSee[] = [...forVisitors, ...visitors];
export const pagesOfMembers: PageToSee[] = [...forMembers, ...members];
export const pagesOfAdmins: PageToSee[] = [...forAdmins, ...admins];
export const pagesOfGuardians: PageToSee[] = [guardians];
export const pagesOfTheSecondStep: PageToSee[] = [secondStep];
export const pagesOfASecondFactor: PageToSee[] = withSecondFactor;

async function openDetails(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `View Details: ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function openAnswered(page: Page): Promise<void> {
  await page.getByRole("link", { name: "How long should the essay be?" }).click();
  await expect(page.getByText("Accepted answer")).toBeVisible();
}

/** Skips the browser's own validation. */
async function sendAsItIs(form: Locator, button: string): Promise<void> {
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.getByRole("button", { name: button }).click();
}
