import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { openFlash, type Toast } from "#app/shared/flash.server.ts";
import { expect, stopTheClock, test, untilAwake } from "#tests/support/browser/journey.ts";
import { openOwnBrowser } from "#tests/support/browser/own-browser.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const phone = { width: 360, height: 740 };

async function linksIn(page: Page, navigation: string) {
  const links = page.getByRole("navigation", { name: navigation }).getByRole("link");
  return links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
}

/** Sets the messages cookie as a form that ends with a redirect does. */
async function leaveMessages(context: BrowserContext, fursa: RunningServer, ...toasts: Toast[]) {
  const flash = await openFlash(readFileSync(join(fursa.dataDir, "auth-secret"), "utf8")).of(
    new Request(fursa.url),
  );
  const value = (await flash.replace(...toasts)).split(";")[0]?.split("=").slice(1).join("=") ?? "";
  await context.addCookies([{ name: "flash", value, url: fursa.url }]);
}

const menu = [
  ["Home", "/"],
  ["Browse", "/browse"],
  ["Resources", "/advice"],
  ["Events", "/events"],
  ["Premium", "/subscription"],
  ["Get Started", "/auth"],
  ["Colleges", "/browse?tab=colleges"],
  ["Courses", "/courses"],
  ["For Parents", "/parents"],
  ["The Year Ahead", "/calendar"],
  ["Advice Center", "/advice"],
  ["Student Union", "/union"],
  ["For Schools", "/schools"],
  ["Enterprise", "/enterprise"],
  ["Entrepreneurship", "/entrepreneurship"],
  ["How to Use", "/tutorial"],
  ["Check This Message", "/check"],
  ["About Us", "/about"],
];

/** The same page in each language. */
const ownLanguages = [
  ["English", "/"],
  ["Kiswahili", "/sw"],
  ["Français", "/fr"],
  ["አማርኛ", "/am"],
];

test.describe("the side menu on a phone", () => {
  test.use({ viewport: phone });
  const opener = (page: Page) => page.locator("summary", { hasText: "Menu" });
  const links = (page: Page) => page.getByRole("navigation", { name: "Menu" });

  test("opens, contains every link, and Escape closes it and returns the focus", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible();
    await expect(links(page)).toBeHidden();
    await opener(page).click();
    await expect(links(page)).toBeVisible();
    expect(await linksIn(page, "Menu")).toEqual([...menu, ...ownLanguages]);
    await expect(page.getByRole("main")).toHaveAttribute("inert", "");
    await page.keyboard.press("Shift+Tab");
    await expect(links(page).getByRole("link", { name: "አማርኛ" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(links(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });

  test("closes on a tap outside and on navigation", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    await expect(links(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(links(page)).toBeHidden();
    await opener(page).click();
    await links(page).getByRole("link", { name: "Events" }).click();
    await expect(page).toHaveURL("/events");
    await expect(links(page)).toBeHidden();
  });

  test("stays open if it was opened before the script loaded", async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await opener(page).click();
    await expect(links(page)).toBeVisible();
    come.resolve();
    await page.waitForLoadState();
    // The page isn't hydrated by opening a menu alone.
    await page.keyboard.press("Shift");
    await untilAwake(opener(page));
    await expect(page.getByRole("main")).toHaveAttribute("inert", "");
    await expect(links(page)).toBeVisible();
  });

  test("keeps the page behind it still", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens, contains every link, and closes on a tap outside", async ({ page }) => {
      await page.goto("/");
      await opener(page).click();
      await expect(links(page)).toBeVisible();
      expect(await linksIn(page, "Menu")).toEqual([...menu, ...ownLanguages]);
      await page.mouse.click(20, 400);
      await expect(links(page)).toBeHidden();
    });
  });
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the focus moves to the next page as soon as it is shown", async ({ page }) => {
  await page.goto("/about");
  await untilAwake(page.locator("#main"));
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        const watching = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent === before) return;
          watching.disconnect();
          resolve(document.activeElement?.id);
        });
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  expect(await focused).toBe("main");
});

test.describe("with the browser's own data saver", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("no script, no font and no ornament are sent, and the page still works", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.resourceType()));
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await page.locator("script").count()).toBe(0);
    expect(requested).not.toContain("script");
    expect(requested).not.toContain("font");
    await expect(page.getByText("What a match looks like")).toHaveCount(0);
    await expect(page.locator(".kente")).toHaveCount(0);
    await page.getByRole("link", { name: "Slide 2: College Application Support" }).click();
    await expect(page.getByRole("heading", { name: "College Application Support" })).toBeInViewport();
    await expect(page.getByRole("switch", { name: "Data saver" })).toBeChecked();
  });
});

test("the switch in the footer turns data saver mode on and off", async ({ page }) => {
  // A browser may prepare a font it knows from an earlier visit; what counts is that no text uses it.
  const fontsInUse = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status !== "unloaded").length);
  await page.goto("/?from=here", { waitUntil: "networkidle" });
  expect(await fontsInUse()).toBeGreaterThan(0);
  const saver = page.getByRole("switch", { name: "Data saver" });
  await expect(saver).not.toBeChecked();
  await saver.click();
  await expect(saver).toBeChecked();
  await expect(page).toHaveURL("/?from=here");
  await expect(page.locator("script")).toHaveCount(0);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await page.locator("script").count()).toBe(0);
  expect(await fontsInUse()).toBe(0);
  await saver.click();
  await expect(saver).not.toBeChecked();
  expect(await page.locator("script").count()).toBeGreaterThan(0);
});

test("a page that fails to load shows a reference to quote", async ({ page }) => {
  await page.goto("/");
  await page.route("**/events.data**", (route) => route.fulfill({ status: 500, body: "0f8c-reference" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page.getByText("Reference: 0f8c-reference")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/events");
});

test("a lost connection is reported as such", async ({ page, context, complaints }) => {
  await page.goto("/");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Fursa, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page didn't load");
  await context.setOffline(false);
  complaints.length = 0;
});

test("a success message disappears by itself, an error stays until it is closed", async ({
  page,
  context,
  fursa,
}) => {
  await stopTheClock(page);
  const good: Toast = {
    tone: "good",
    title: "Profile created!",
    detail: "Your profile has been successfully created.",
  };
  await leaveMessages(context, fursa, good, { tone: "bad", title: "Sign in failed" });
  await page.goto("/");
  await expect(page.getByRole("status").getByText("Profile created!")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Sign in failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close this message" })).toHaveCount(2);
  await page.clock.runFor(7_000);
  await expect(page.getByText("Profile created!")).toHaveCount(0);
  await expect(page.getByText("Sign in failed")).toBeVisible();
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.getByText("Sign in failed")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Sign in failed")).toHaveCount(0);
});

test("an error stays on its page, a success message follows to the next page", async ({
  page,
  context,
  fursa,
}) => {
  await stopTheClock(page);
  const messages: Toast[] = [
    { tone: "good", title: "Profile created!" },
    { tone: "bad", title: "Sign in failed" },
  ];
  await leaveMessages(context, fursa, ...messages);
  await page.goto("/about");
  await untilAwake(page.locator("#main"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByText("Sign in failed")).toHaveCount(0);
  await expect(page.getByText("Profile created!")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is at the top of the page", async ({ page, context, fursa }) => {
    await leaveMessages(context, fursa, { tone: "good", title: "Profile updated!" });
    await page.goto("/");
    const message = page.getByText("Profile updated!");
    await expect(message).toBeVisible();
    const title = page.getByRole("heading", { level: 1 });
    expect((await message.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
  });
});

test("the site can be put on a phone's home screen, as Chromium itself judges", async ({
  request,
  launchOptions,
  baseURL,
}, info) => {
  // With its own profile: Chromium installs nothing from an incognito window, which is what an ordinary context is.
  const context = await openOwnBrowser(info.outputPath("profile"), { ...launchOptions, baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto("/");
  const devtools = await context.newCDPSession(page);
  const { url, data, errors } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(new URL("/manifest.webmanifest", page.url()).href);
  expect(errors).toEqual([]);
  expect(await devtools.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  await context.close();
  const manifest = JSON.parse(data ?? "");
  expect(manifest).toMatchObject({ id: "/", short_name: "Fursa", display: "standalone" });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const sizes = new Set<string>();
  for (const { src, sizes: size, form_factor } of manifest.screenshots) {
    const picture = await (await request.get(src)).body();
    expect(picture.length, src).toBeLessThan(60_000);
    const { width, height } = await sharp(picture).metadata();
    expect(`${width}x${height}`).toBe(size);
    sizes.add(`${form_factor} ${size}`);
  }
  expect([...sizes], "of one shape each, as Chromium asks").toEqual(["narrow 780x1560", "wide 1280x800"]);
  const shortcuts = manifest.shortcuts.map((one: { url: string }) => one.url);
  expect(shortcuts).toEqual(["/matches", "/saved", "/check", "/browse"]);
  for (const path of [...shortcuts, manifest.start_url])
    expect((await request.get(path)).status(), path).toBe(200);
  const { action, method, params } = manifest.share_target;
  const shared = await request.fetch(action, {
    method,
    multipart: { [params.title]: "", [params.text]: "Pay 500 to win a scholarship", [params.url]: "" },
    headers: { "Sec-Fetch-Site": "none" },
    maxRedirects: 0,
  });
  expect(shared.status(), "what is shared into the app is taken").toBeLessThan(400);
});
