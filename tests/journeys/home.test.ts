import type { Page } from "@playwright/test";
import { expect, stopTheClock, test } from "#tests/support/browser/journey.ts";

const slide = (page: Page, title: string) => page.getByRole("heading", { name: title });
const dot = (page: Page, name: string) => page.getByRole("link", { name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the dots are links to the slides", async ({ page }) => {
    await page.goto("/");
    await dot(page, "Slide 3: Fully Funded Opportunities").click();
    await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Next slide" })).toHaveCount(0);
  });
});

test("the arrows and the dots move the slides", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await expect(dot(page, "Slide 2: College Application Support")).toHaveAttribute("aria-current", "true");
  await dot(page, "Slide 3: Fully Funded Opportunities").click();
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
});

test("the slides move on every five seconds until they are stopped", async ({ page }) => {
  await stopTheClock(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(5_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Stop the slides" }).click();
  await page.getByText("What a match looks like").click();
  await page.clock.runFor(20_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Move the slides by themselves" }).click();
  await page.getByText("What a match looks like").click();
  await page.clock.runFor(5_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
});

test("the slides wait while someone points at them or has the focus in them", async ({ page }) => {
  await stopTheClock(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeVisible();
  await slide(page, "Find Scholarships & Study Abroad").hover();
  await page.clock.runFor(12_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("link", { name: "Browse everything" }).focus();
  await page.getByText("What a match looks like").hover();
  await page.clock.runFor(12_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
});

test("the slides go on after an arrow or a dot was pressed and the pointer has left", async ({ page }) => {
  await stopTheClock(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(12_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.getByText("What a match looks like").hover();
  await page.clock.runFor(5_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await dot(page, "Slide 1: Find Scholarships & Study Abroad").click();
  await page.getByText("What a match looks like").hover();
  await page.clock.runFor(5_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
});

test("the slides never move by themselves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopTheClock(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeHidden();
});
