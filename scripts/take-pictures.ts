// Takes the pictures that the manifest shows before the app is installed, and the one in the README, of the built product with its
// starter catalogue:
// npm run pictures

import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../tests/support/servers/start-server.ts";

const folder = "public/screens";
const narrow = { width: 390, height: 780 };
const wide = { width: 1280, height: 800 };

const pictures = [
  { name: "browse-narrow", size: narrow, path: "/browse?q=nursing+kenya" },
  { name: "scholarship-narrow", size: narrow, path: "/browse?tab=scholarships&sort=closing", isOpened: true },
  { name: "check-narrow", size: narrow, path: "/check" },
  { name: "browse-wide", size: wide, path: "/browse?q=masters+in+germany" },
  { name: "calendar-wide", size: wide, path: "/calendar" },
];

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const { name, size, path, isOpened } of pictures) {
  const page: Page = await browser.newPage({ baseURL: server.url, viewport: size, deviceScaleFactor: 2 });
  // The font is there from the second page on.
  await page.goto("/");
  await page.goto(path);
  if (isOpened) await page.locator('main a[href^="/scholarship/"]').first().click();
  await page.waitForLoadState("networkidle");
  const scale = size === narrow ? 2 : 1;
  const { size: bytes } = await sharp(await page.screenshot())
    .resize(size.width * scale)
    .webp({ quality: 60, effort: 6 })
    .toFile(`${folder}/${name}.webp`);
  process.stdout.write(
    `${name}: ${size.width * scale}x${size.height * scale}, ${Math.ceil(bytes / 1000)} KB\n`,
  );
  await page.close();
}
await takeHome();
await browser.close();
await server.stop();

/** The home page on a wide screen and beside it on a phone. */
async function takeHome(): Promise<void> {
  const taken = async (width: number, height: number, shownWidth: number) => {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width, height },
      deviceScaleFactor: 2,
    });
    await page.goto("/");
    await page.reload();
    await page.waitForLoadState("networkidle");
    return sharp(await page.screenshot())
      .resize(shownWidth)
      .toBuffer();
  };
  await sharp({ create: { width: 1290, height: 743, channels: 3, background: "#e6dccf" } })
    .composite([
      { input: await taken(1280, 1000, 900), left: 20, top: 20 },
      { input: await taken(360, 740, 330), left: 940, top: 20 },
    ])
    .png({ palette: true, effort: 10 })
    .toFile("docs/home.png");
}
