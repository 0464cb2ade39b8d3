import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";
import { openFolds } from "#tests/support/browser/open-folds.ts";
import { pressHeart } from "#tests/support/browser/press-heart.ts";
import { password, sendCredentials, signIn, signUp } from "#tests/support/browser/sign-in.ts";

/** A new account with a profile that is eligible for undergraduate scholarships. */
async function arriveAtMatches(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await signIn(page, email);
  await page.getByLabel("Full name").fill("Wanjiru Kamau");
  await page.getByLabel(/^Country/).selectOption("Kenya");
  await openFolds(page);
  await page.getByLabel("Current education level").selectOption("undergraduate");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.getByRole("link", { name: "View My Matches" }).click();
  await expect(page).toHaveURL("/matches");
}

const matchesFound = async (page: Page) =>
  Number(/found ([\d,]+) matches/.exec((await page.getByText(/^We've analyzed/).textContent()) ?? "")?.[1]);

/** Floating elements must not lie under the bottom bar. */
async function expectAboveTheBar(page: Page, floating: Locator): Promise<void> {
  const bar = await page.getByRole("navigation", { name: "Yours" }).boundingBox();
  const box = await floating.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

/** Opens the first disclosure of a card. */
const unfold = (card: Locator) => card.locator("summary").first().click();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a student saves a match, updates its status up to the result, hides another, and undoes all of it", async ({
    page,
    addressOf,
  }) => {
    await arriveAtMatches(page, addressOf("wanjiru"));
    await page.goto("/saved");
    await expect(page.getByText("You haven't saved any scholarships yet.")).toBeVisible();
    await page.getByRole("link", { name: "See my matches" }).click();
    await expect(page).toHaveURL("/matches");

    await expect(page.getByText(/^We've analyzed/)).toBeVisible();
    const titles = await page.getByRole("listitem").getByRole("heading", { level: 4 }).allTextContents();
    const [first = "", second = "", third = ""] = titles;
    for (const title of [first, second]) {
      await pressHeart(page.getByRole("button", { name: `Save ${title}`, pressed: false }));
      await expect(page.getByRole("button", { name: `Save ${title}`, pressed: true })).toBeVisible();
    }

    const before = await matchesFound(page);
    await unfold(cardOf(page, third));
    await page.getByRole("button", { name: `Not for me: ${third}` }).click();
    await expect(page.getByText(`Hidden: ${third}`, { exact: true })).toBeVisible();
    await expectAboveTheBar(page, page.getByRole("region", { name: "Undo" }));
    await expect(page.getByRole("heading", { name: third })).toHaveCount(0);
    expect(await matchesFound(page)).toBe(before - 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: third })).toBeVisible();
    await unfold(cardOf(page, third));
    await page.getByRole("button", { name: `Not for me: ${third}` }).click();
    await page.getByRole("link", { name: "1 hidden match" }).click();
    await expect(page).toHaveURL("/matches/hidden");
    const showAgain = page.getByRole("button", { name: `Show again: ${third}` });
    await expect(showAgain).toBeVisible();
    await showAgain.click();
    await expect(page.getByText("You haven't hidden any matches.")).toBeVisible();

    await page.goto("/saved");
    await expect(page.getByRole("link", { name: "Scholarships 2" })).toBeVisible();
    const card = cardOf(page, first);
    await unfold(card);
    await card.getByText("Add a note").click();
    await card.getByLabel("Note to yourself").fill("Ask Mr Otieno\nfor the letter.");
    await card.getByRole("combobox", { name: "Status" }).selectOption("Shortlisted");
    await card.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();
    await expect(card.getByLabel("Note to yourself")).toHaveValue("Ask Mr Otieno\nfor the letter.");
    await expect(card.getByRole("combobox", { name: "Status" })).toHaveValue("shortlisted");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The heart doesn't delete a note; the Saved page does, and undo brings everything back.
    await card.getByRole("link", { name: first }).click();
    await expect(page).toHaveURL(/\/scholarship\//);
    await page.getByRole("button", { name: `Remove ${first} from saved` }).click();
    await expect(
      page.getByText(
        "It has your note, ticks, referees or status. To avoid losing them by mistake, remove it on your Saved page.",
      ),
    ).toBeVisible();
    await page.goto("/saved");
    await unfold(card);
    await card.getByRole("button", { name: `Remove ${first}` }).click();
    await expect(page.getByText(`Removed: ${first}`, { exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Back on your list", { exact: true })).toBeVisible();
    await unfold(card);
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
    // At the same card.
    await expect(page).toHaveURL(/\/browse\?q=gates#[0-9a-f-]{36}$/);
    await expect(page.getByText("Find all 2 on your Saved page.")).toBeVisible();
    await pressHeart(page.getByRole("button", { name: `Save ${gates}`, pressed: true }));
    await expect(page.getByRole("button", { name: `Save ${gates}`, pressed: false })).toBeVisible();
    await page.getByRole("link", { name: `View Details: ${gates}` }).click();
    await expect(page).toHaveURL(/\/scholarship\//);
    const [, item = ""] = /\/(scholarship\/[0-9a-f-]{36})$/.exec(page.url()) ?? [];
    await page.goto(`/saved/continue?item=${item}`);
    await expect(page).toHaveURL(`/${item}`);
    await expect(page.getByRole("button", { name: `Save ${gates}` })).toHaveText("Save");
    await page.goto("/saved?tab=scholarships");
    await expect(page.getByText("You haven't saved any scholarships yet.")).toBeVisible();
    await page.goto("/saved?tab=colleges");
    await expect(page.getByRole("link", { name: "Makerere University", exact: true })).toBeVisible();
  });
});
