// Takes the pictures that the manifest shows to whoever installs the app, of the built product with its starter catalogue:
// npm run pictures

import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../tests/support/server.ts";

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
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
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
await browser.close();
await server.stop();
