import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey.ts";

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

const form = (page: Page) => page.locator("main form");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" }).click();

test("a school applies, sees the progress, is thanked, and finds the form empty", async ({ page }) => {
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
