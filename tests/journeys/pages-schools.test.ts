import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const school = {
  schoolName: "Alliance High School",
  schoolType: "secondary",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  contactPhone: "+254 712 345678",
  country: "Kenya",
  city: "Kikuyu",
  numberOfStudents: "1650",
  message: "We have a careers day in May.",
};

async function fillIn(page: Page, changes: Partial<typeof school> = {}) {
  const { schoolType, ...texts } = { ...school, ...changes };
  const labels: Record<keyof typeof texts, string> = {
    schoolName: "School name",
    contactName: "Contact name",
    contactEmail: "Contact email",
    contactPhone: "Phone",
    country: "Country",
    city: "City",
    numberOfStudents: "Number of students",
    message: "Message",
  };
  for (const [name, text] of Object.entries(texts)) {
    await form(page)
      .getByLabel(labels[name as keyof typeof texts])
      .fill(text);
  }
  await form(page).getByLabel("School type").selectOption(schoolType);
}

async function stampOf(request: APIRequestContext): Promise<string> {
  const page = await (await request.get("/schools")).text();
  return /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

const form = (page: Page) => page.locator("main form");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" }).click();

test("a school applies, sees that it is on its way, is thanked, and finds the form empty", async ({
  page,
}) => {
  await page.goto("/schools");
  await expect(form(page).getByLabel("School type").getByRole("option")).toHaveText([
    "Choose a school type",
    "Secondary school",
    "High school",
    "International school",
    "Private school",
    "Public school",
  ]);
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  const message = page.getByRole("status").filter({ hasText: "Application Submitted!" });
  await expect(message).toContainText(
    "Thank you for your interest. We'll contact you within 2 business days.",
  );
  await expect(form(page).getByLabel("School name")).toHaveValue("");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Submit Application" })).toBeEnabled();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a school applies and is thanked", async ({ page }) => {
    await page.goto("/schools");
    await fillIn(page, { schoolName: "Gayaza High School", country: "Uganda" });
    await submit(page);
    await expect(page).toHaveURL(/\/schools$/);
    await expect(page.getByText("Application Submitted!")).toBeVisible();
    await expect(
      page.getByText("Thank you for your interest. We'll contact you within 2 business days."),
    ).toBeVisible();
    await expect(form(page).getByLabel("School name")).toHaveValue("");
    await page.reload();
    await expect(page.getByText("Application Submitted!")).toHaveCount(0);
  });
});

test("a refused application keeps everything typed and names each problem at its field", async ({ page }) => {
  await page.goto("/schools");
  await fillIn(page, { contactEmail: "jane@", city: "", numberOfStudents: "0" });
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await submit(page);
  await expect(form(page).getByLabel("Contact email")).toHaveAccessibleDescription(
    "Enter a full email address, like amina@example.com.",
  );
  await expect(form(page).getByLabel("City")).toHaveAccessibleDescription(
    "Enter the city or town of your school.",
  );
  await expect(form(page).getByLabel("Number of students")).toHaveAccessibleDescription(
    "Enter a number from 1 to 200000.",
  );
  await expect(form(page).getByLabel("School name")).toHaveValue("Alliance High School");
  await expect(form(page).getByLabel("School type")).toHaveValue("secondary");
  await expect(form(page).getByLabel("Contact email")).toHaveValue("jane@");
  await expect(form(page).getByLabel("Message")).toHaveValue("We have a careers day in May.");
});

test("the server refuses what a browser would have caught, and robots, with 400", async ({ request }) => {
  const stamp = await stampOf(request);
  const post = (form: Record<string, string>) => request.post("/schools", { form, maxRedirects: 0 });
  const empty = await post({ stamp });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain("Enter the name of your school.");
  const filledTrap = await post({ ...school, stamp, website: "https://spam.example" });
  expect(filledTrap.status()).toBe(400);
  expect(await filledTrap.text()).toContain("One field that should stay empty was filled in");
  const withoutStamp = await post(school);
  expect(withoutStamp.status()).toBe(400);
  expect(await withoutStamp.text()).toContain("This page was open for a long time.");
});

test.describe("for a client of its own", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.18.0.1" } });

  test("a client that applies without end is told to try again or write", async ({
    page,
    request,
    fursa,
  }) => {
    const stamp = await stampOf(request);
    for (let number = 1; number <= 10; number++) {
      const answer = await request.post("/schools", {
        form: { ...school, schoolName: `School ${number}`, contactEmail: "eager@example.com", stamp },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
    }
    await page.goto("/schools");
    await fillIn(page, { contactEmail: "eager@example.com" });
    await submit(page);
    const message = page.getByRole("alert").filter({ hasText: "Submission Failed" });
    await expect(message).toContainText("Please try again or contact us directly.");
    await expect(form(page).getByLabel("School name")).toHaveValue("Alliance High School");
    expect(fursa.output()).not.toContain("eager@example.com");
  });
});
