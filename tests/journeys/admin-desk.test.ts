import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { scholarships } from "#tests/support/starter.ts";
import { expect, test } from "../support/journey.ts";
import { signInAsEditor } from "../support/sign-in.ts";

const form = (page: Page) => page.locator("main form").filter({ has: page.getByLabel("Title") });
const card = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Current Listings" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });

test("an editor creates, edits and deletes a sponsored listing", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa);
  await page.getByRole("link", { name: "Admin area" }).click();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await page.getByRole("navigation", { name: "Admin" }).getByText("Publishing", { exact: true }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Sponsored" }).click();
  await expect(page.getByRole("heading", { name: "Manage Sponsored Listings" })).toBeVisible();
  await expect(page.getByText("Create and manage featured opportunities")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create Sponsored Listing" })).toBeVisible();

  await form(page).getByLabel("Title").fill("Open day");
  await form(page).getByLabel("Description").fill("See the campus.");
  await form(page).getByLabel("Type").selectOption("school");
  await form(page).getByLabel("Target URL").fill("javascript:alert(1)");
  await form(page).getByLabel("Priority (higher is shown first)").fill("99");
  await form(page).getByLabel("End Date (optional)").fill("2099-12-31");
  await form(page).getByRole("button", { name: "Create Listing" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "Error creating listing" });
  await expect(refused).toContainText("Please look at the marked fields again.");
  await expect(form(page).getByLabel("Title")).toHaveValue("Open day");
  await expect(form(page).getByLabel("Target URL")).toHaveAccessibleDescription(
    "Enter a full web address, like https://example.org/apply.",
  );
  await form(page).getByLabel("Target URL").fill("https://campus.example/open");
  await form(page).getByRole("button", { name: "Create Listing" }).click();
  await expect(page.getByText("Sponsored listing created successfully")).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue("");
  await expect(form(page).getByLabel("Priority (higher is shown first)")).toHaveValue("0");

  const open = card(page, "Open day");
  await expect(
    page.getByRole("region", { name: "Current Listings" }).getByRole("listitem").first(),
  ).toContainText("Open day");
  await expect(open.getByText("School", { exact: true })).toBeVisible();
  await expect(open.getByText("Active", { exact: true })).toBeVisible();
  await expect(open.getByRole("link", { name: /campus\.example/ })).toHaveAttribute("target", "_blank");

  await open.getByRole("link", { name: "Edit: Open day" }).click();
  await expect(page.getByRole("heading", { name: "Edit Sponsored Listing" })).toBeVisible();
  await expect(form(page).getByLabel("End Date (optional)")).toHaveValue("2099-12-31");
  await form(page).getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Create Sponsored Listing" })).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue("");

  await open.getByRole("link", { name: "Edit: Open day" }).click();
  await expect(page.getByRole("heading", { name: "Edit Sponsored Listing" })).toBeVisible();
  await form(page).getByLabel("End Date (optional)").fill("2020-01-31");
  await form(page).getByRole("button", { name: "Update Listing" }).click();
  await expect(open.getByText("Ended", { exact: true }).first()).toBeVisible();
  await open.getByRole("link", { name: "Edit: Open day" }).click();
  await expect(form(page).getByLabel("End Date (optional)")).toHaveAccessibleDescription(
    "This listing ended on 31 January 2020 and is no longer shown. Choose a later day, or none, to show it again.",
  );

  await form(page).getByLabel("Title").fill("Open week");
  await form(page).getByLabel("End Date (optional)").fill("");
  await form(page).getByLabel("Active").uncheck();
  await form(page).getByRole("button", { name: "Update Listing" }).click();
  await expect(page.getByText("Sponsored listing updated successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create Sponsored Listing" })).toBeVisible();
  await expect(card(page, "Open week").getByText("Inactive", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete: Open week" }).click();
  await expect(page.getByText("Sponsored listing deleted successfully")).toBeVisible();
  await expect(card(page, "Open week")).toHaveCount(0);

  // Whoever deletes what another has deleted already is told.
  const answer = await page.request.post("/admin/sponsored", {
    form: { intent: "delete", id: "00000000-0000-4000-8000-000000000000" },
  });
  const text = await answer.text();
  expect(text).toContain("Error deleting listing");
  expect(text).toContain("This listing no longer exists.");
});

test("an editor exports the catalogue, sees that it is under way, and is told what came of it", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa);
  await page.goto("/admin/scraper");
  await expect(page.getByRole("heading", { name: "Web Scraper" })).toBeVisible();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/admin/export/scholarships_export.csv", async (route) => {
    await held;
    await route.continue();
  });
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Scholarships/ }).click();
  await expect(page.getByRole("link", { name: /^Exporting\.\.\./ })).toBeVisible();
  letGo();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe("scholarships_export.csv");
  const content = readFileSync(await file.path(), "utf8");
  expect(content).toMatch(
    /^\uFEFFTitle,Description,Amount,Country,Field of Study,Deadline,Eligibility,Application URL\r\n/,
  );
  await expect(page.getByRole("status").filter({ hasText: "Export Complete!" })).toContainText(
    `Exported ${scholarships.length} scholarships to scholarships_export.csv`,
  );
  const all = page.waitForEvent("download");
  await page.getByRole("link", { name: /^All data/ }).click();
  expect((await all).suggestedFilename()).toBe("all_data_export.csv");
  await expect(page.getByText("Exported all data to all_data_export.csv")).toBeVisible();
  await page.route("**/admin/export/colleges_export.csv", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("link", { name: /^Colleges/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No Data Found" })).toContainText(
    "No colleges data available to export.",
  );
  await page.route("**/admin/export/blog_posts_export.csv", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.getByRole("link", { name: /^Blog posts/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Export Failed" })).toContainText(
    "Failed to export data",
  );
});

test("a school applies, an editor answers by mail, and both stand in the thread", async ({
  page,
  fursa,
  mailbox,
}) => {
  await page.goto("/schools");
  const school = page.locator("main form");
  for (const [label, value] of Object.entries({
    "School name": "Alliance High School",
    "Contact name": "Jane Wanjiru",
    "Contact email": "jane@example.com",
    Country: "Kenya",
    City: "Limuru",
    Message: "We have a careers day in May.",
  })) {
    await school.getByLabel(label).fill(value);
  }
  await school.getByLabel("School type").selectOption("secondary");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted!")).toBeVisible();

  await signInAsEditor(page, fursa);
  await page.goto("/admin/partnerships?q=limuru");
  await expect(page.getByRole("link", { name: "New 1" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Alliance High School" }).click();
  await expect(page.getByText("We have a careers day in May.")).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Knows our teacher in Limuru.");
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");

  const reply = page.locator("form").filter({ has: page.getByLabel("Subject") });
  await expect(reply.getByLabel("Message")).toHaveValue("Dear Jane Wanjiru,\n\n");
  await reply.getByLabel("Subject").fill("Your careers day");
  await reply.getByLabel("Message").fill("Dear Jane,\n\nwe would love to join.");
  await reply.getByRole("button", { name: "Send Reply" }).click();
  await expect(page.getByText("Reply sent")).toBeVisible();
  const mail = await mailbox.next("jane@example.com", /Your careers day/);
  expect(mail.text).toContain("Dear Jane,\n\nwe would love to join.");
  const thread = page.getByRole("region", { name: "What happened so far" }).getByRole("listitem");
  await expect(thread).toHaveCount(3);
  await expect(thread.nth(0)).toContainText("Knows our teacher in Limuru.");
  await expect(thread.nth(1)).toContainText("we would love to join.");
  await expect(thread.nth(1)).toContainText("admin@demo.fursa.example");
  await expect(thread.nth(2)).toContainText("In conversation");
  await page.getByLabel("This application is").selectOption("accepted");
  await page.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed")).toBeVisible();
  await page.goto("/admin/partnerships?status=accepted");
  await expect(page.getByRole("link", { name: "Alliance High School" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an editor creates and deletes a listing, downloads a file, and finds every page by the menu", async ({
    page,
    fursa,
  }) => {
    await signInAsEditor(page, fursa);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Admin" }).getByText("Publishing", { exact: true }).click();
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Sponsored" }).click();
    await form(page).getByLabel("Title").fill("Plain listing");
    await form(page).getByLabel("Description").fill("Made without a script.");
    await form(page).getByLabel("Target URL").fill("https://plain.example");
    await form(page).getByRole("button", { name: "Create Listing" }).click();
    await expect(page.getByText("Sponsored listing created successfully")).toBeVisible();
    await page.getByRole("link", { name: "Edit: Plain listing" }).click();
    await expect(form(page).getByLabel("Title")).toHaveValue("Plain listing");
    await form(page).getByLabel("Title").fill("Plainer listing");
    await form(page).getByRole("button", { name: "Update Listing" }).click();
    await expect(page.getByText("Sponsored listing updated successfully")).toBeVisible();
    await page.getByRole("button", { name: "Delete: Plainer listing" }).click();
    await expect(page.getByText("Sponsored listing deleted successfully")).toBeVisible();
    await page.goto("/admin/scraper");
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Internships/ }).click();
    expect((await arriving).suggestedFilename()).toBe("internships_export.csv");
  });
});
