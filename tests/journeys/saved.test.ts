import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { daysAfter, todayInUtc } from "#app/common/calendar/days.ts";
import { expect, test } from "#tests/support/journey.ts";
import {
  demoPerson,
  password,
  sendCredentials,
  signIn,
  signInAsEditor,
  signUp,
} from "#tests/support/sign-in.ts";

/** A new account with a profile that fits scholarships for undergraduates. */
async function arriveAtMatches(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await signIn(page, email);
  await page.getByLabel("Full name").fill("Wanjiru Kamau");
  await page.getByLabel(/^Country/).selectOption("Kenya");
  await page.getByLabel("Current education level").selectOption("undergraduate");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.getByRole("link", { name: "View My Matches" }).click();
  await expect(page).toHaveURL("/matches");
}

const matchesFound = async (page: Page) =>
  Number(/found ([\d,]+) matches/.exec((await page.getByText(/^We've analyzed/).textContent()) ?? "")?.[1]);

/** What floats at the foot of the screen must not lie under the bar that is there. */
async function expectAboveTheBar(page: Page, floating: Locator): Promise<void> {
  const bar = await page.getByRole("navigation", { name: "Yours" }).boundingBox();
  const box = await floating.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a student saves a match, follows it to the result, hides another, and takes it all back", async ({
      page,
      addressOf,
    }) => {
      await arriveAtMatches(page, addressOf("wanjiru"));
      await page.goto("/saved");
      await expect(page.getByText("You have not saved any scholarships yet.")).toBeVisible();
      await page.getByRole("link", { name: "See my matches" }).click();
      await expect(page).toHaveURL("/matches");

      await expect(page.getByText(/^We've analyzed/)).toBeVisible();
      const titles = await page.getByRole("listitem").getByRole("heading", { level: 4 }).allTextContents();
      const [first = "", second = "", third = ""] = titles;
      for (const title of [first, second]) {
        await page.getByRole("button", { name: `Save ${title}`, pressed: false }).click();
        await expect(page.getByRole("button", { name: `Save ${title}`, pressed: true })).toBeVisible();
      }

      const before = await matchesFound(page);
      await page.getByRole("button", { name: `Not for me: ${third}` }).click();
      await expect(page.getByText(`Hidden: ${third}`, { exact: true })).toBeVisible();
      if (javaScriptEnabled) await expectAboveTheBar(page, page.getByRole("region", { name: "Undo" }));
      await expect(page.getByRole("heading", { name: third })).toHaveCount(0);
      expect(await matchesFound(page)).toBe(before - 1);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: third })).toBeVisible();
      await page.getByRole("button", { name: `Not for me: ${third}` }).click();
      await page.getByRole("link", { name: "1 hidden match" }).click();
      await expect(page).toHaveURL("/matches/hidden");
      const showAgain = page.getByRole("button", { name: `Show again: ${third}` });
      await expect(showAgain).toBeVisible();
      await showAgain.click();
      await expect(page.getByText("You have not hidden any match.")).toBeVisible();

      await page.goto("/saved");
      await expect(page.getByRole("link", { name: "Scholarships 2" })).toBeVisible();
      const card = cardOf(page, first);
      await card.getByText("Add a note").click();
      await card.getByLabel("Note to yourself").fill("Ask Mr Otieno\nfor the letter.");
      await card.getByRole("combobox", { name: "Status" }).selectOption("Shortlisted");
      await card.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();
      await expect(card.getByLabel("Note to yourself")).toHaveValue("Ask Mr Otieno\nfor the letter.");
      await expect(card.getByRole("combobox", { name: "Status" })).toHaveValue("shortlisted");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      // A heart does not lose a note; the saved page removes it, and the undo brings all of it back.
      await card.getByRole("link", { name: first }).click();
      await expect(page).toHaveURL(/\/scholarship\//);
      await page.getByRole("button", { name: `Remove ${first} from saved` }).click();
      await expect(
        page.getByText(
          "It has your note, ticks, referees or status. Remove it on your Saved page, so that nothing is lost by a slip.",
        ),
      ).toBeVisible();
      await page.goto("/saved");
      await card.getByRole("button", { name: `Remove ${first}` }).click();
      await expect(page.getByText(`Removed: ${first}`, { exact: true })).toBeVisible();
      await expect(card).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Back on your list", { exact: true })).toBeVisible();
      await expect(card.getByLabel("Note to yourself")).toHaveValue("Ask Mr Otieno\nfor the letter.");
      await expect(card.getByRole("combobox", { name: "Status" })).toHaveValue("shortlisted");
    });

    test("a visitor who presses hearts signs up, signs in, and finds them saved; a link alone saves nothing", async ({
      page,
      addressOf,
    }) => {
      const gates = "Gates Cambridge Scholarship";
      await page.goto("/browse?tab=colleges&q=makerere university kampala");
      await page.getByRole("button", { name: "Save Makerere University" }).click();
      await expect(page).toHaveURL(/\/auth\?return=/);
      await page.goto("/browse?q=gates");
      await page.getByRole("button", { name: `Save ${gates}` }).click();
      await expect(page).toHaveURL(
        /^[^?]+\/auth\?return=%2Fsaved%2Fcontinue%3Fitem%3Dscholarship%2F[0-9a-f-]{36}$/,
      );
      await page.getByRole("link", { name: "Sign Up" }).click();
      await expect(page).toHaveURL(/mode=signup/);
      const email = addressOf("kofi");
      await sendCredentials(page, "Sign Up", { email, password });
      await expect(page).toHaveURL(/\/auth\?return=/);
      await sendCredentials(page, "Sign In", { email, password });
      // At the very card.
      await expect(page).toHaveURL(/\/browse\?q=gates#[0-9a-f-]{36}$/);
      await expect(page.getByText("You find all 2 on your Saved page.")).toBeVisible();
      await page.getByRole("button", { name: `Save ${gates}`, pressed: true }).click();
      await expect(page.getByRole("button", { name: `Save ${gates}`, pressed: false })).toBeVisible();
      await page.getByRole("link", { name: `View Details: ${gates}` }).click();
      await expect(page).toHaveURL(/\/scholarship\//);
      const [, item = ""] = /\/(scholarship\/[0-9a-f-]{36})$/.exec(page.url()) ?? [];
      await page.goto(`/saved/continue?item=${item}`);
      await expect(page).toHaveURL(`/${item}`);
      await expect(page.getByRole("button", { name: `Save ${gates}` })).toHaveText("Save");
      await page.goto("/saved?tab=scholarships");
      await expect(page.getByText("You have not saved any scholarships yet.")).toBeVisible();
      await page.goto("/saved?tab=colleges");
      await expect(page.getByRole("link", { name: "Makerere University", exact: true })).toBeVisible();
    });
  });
}

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the bar marks a match that came since she looked, and then that it closes this week", async ({
    page,
    browser,
    fursa,
    addressOf,
  }) => {
    await arriveAtMatches(page, addressOf("njeri"));
    const bar = page.getByRole("navigation", { name: "Yours" });
    await page.goto("/advice");
    await expect(bar.getByRole("link", { name: "Matches" })).toBeVisible();

    const title = "Marula Undergraduate Award";
    const desk = await browser.newPage({ baseURL: fursa.url, javaScriptEnabled: false });
    await signInAsEditor(desk, fursa, "/admin/catalogue/scholarships/new");
    await desk.getByLabel("Title", { exact: true }).fill(title);
    await desk.getByRole("group", { name: "Education Level" }).getByLabel("Undergraduate").check();
    await desk.getByLabel("Deadline", { exact: true }).fill(daysAfter(todayInUtc(), 5));
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(desk.getByText("The scholarship is published.")).toBeVisible();
    await desk.close();

    await page.goto("/advice");
    await bar.getByRole("link", { name: "Matches, 1 new" }).click();
    await page
      .getByRole("region", { name: "New since you last looked (1)" })
      .getByRole("link", { name: title })
      .click();
    await expect(bar.getByRole("link", { name: "Matches" })).toBeVisible();
    await page.getByRole("button", { name: `Save ${title}` }).click();
    await bar.getByRole("link", { name: "Saved, 1 closes this week" }).click();
    await cardOf(page, title).getByRole("combobox", { name: "Status" }).selectOption("Applied");
    await cardOf(page, title).getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Saved" })).toBeVisible();
  });
});

test("a student's list goes into a spreadsheet and a calendar, whose address can be taken back", async ({
  page,
  fursa,
  playwright,
}) => {
  await signIn(page, demoPerson("student", fursa), "/browse?q=gates");
  await page.getByRole("button", { name: "Save Gates Cambridge Scholarship" }).click();
  await expect(
    page.getByRole("button", { name: "Save Gates Cambridge Scholarship", pressed: true }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveURL("/saved");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("fursa-saved.csv");
  expect(readFileSync(await file.path(), "utf8")).toContain("Scholarship,Gates Cambridge Scholarship,");

  await page.getByRole("link", { name: "Deadlines in your calendar" }).click();
  await page.getByRole("button", { name: "Create my calendar address" }).click();
  const address = await page.getByLabel("Your calendar address").inputValue();
  await expect(page.getByRole("link", { name: "Add to my calendar" })).toHaveAttribute(
    "href",
    /^webcal:\/\//,
  );
  const phone = await playwright.request.newContext();
  const calendar = await phone.get(address);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("SUMMARY:Usually closes: Gates Cambridge Scholarship\r\n");

  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(page.getByText("You have a new calendar address", { exact: true })).toBeVisible();
  const renewed = await page.getByLabel("Your calendar address").inputValue();
  expect((await phone.get(address)).status()).toBe(404);
  expect((await phone.get(renewed)).status()).toBe(200);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("Your calendar address is gone", { exact: true })).toBeVisible();
  expect((await phone.get(renewed)).status()).toBe(404);

  const guesses = [];
  for (let guess = 0; guess < 29; guess++) guesses.push((await phone.get(renewed)).status());
  expect(guesses).toEqual([...Array.from({ length: 28 }, () => 404), 429]);
  const [, token = ""] = /calendar\/([\w-]+)\.ics/.exec(address) ?? [];
  expect(token).toHaveLength(43);
  expect(fursa.output()).not.toContain(token);
  await phone.dispose();
});
