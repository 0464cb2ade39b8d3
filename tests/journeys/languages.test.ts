import { expect, test } from "#tests/support/browser/journey.ts";

const parameters = ({ searchParams }: URL) => [...searchParams].sort().join();
/** A cached page has its parameters in an order of their own. */
const isSamePage = (url: URL, path: string, other: URL) =>
  url.pathname === path && parameters(url) === parameters(other);

test("a reader changes the language of a page and back, and stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse" }).first().click();
  // The address changes a moment before the page, and the home page has a search box too.
  await expect(page.getByRole("heading", { level: 1, name: "Browse opportunities" })).toBeAttached();
  // Its role changes to combobox once it can suggest.
  const search = page.getByRole("main").locator("input[name=q]").first();
  await search.fill("law");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/browse\?.*q=law/);
  const searched = new URL(page.url());

  const languages = (name: string) => page.getByRole("contentinfo").getByRole("navigation", { name });
  await languages("Language").getByRole("link", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL((url) => isSamePage(url, "/sw/browse", searched));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByRole("heading", { level: 1, name: "Tazama fursa" })).toBeAttached();

  // Links inside the page stay in its language.
  await page.getByRole("link", { name: /^Vyuo/ }).first().click();
  await expect(page).toHaveURL(/\/sw\/browse\?.*tab=colleges/);
  const there = new URL(page.url());

  await languages("Lugha").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL((url) => isSamePage(url, "/browse", there));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: "Browse opportunities" })).toBeAttached();
});
