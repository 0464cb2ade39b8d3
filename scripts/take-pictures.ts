// Takes the screenshots of the README (docs/images) and of the manifest, which shows them before the app is installed (public/screens),
// of the built product with its starter catalogue: npm run pictures [-- name…]

import { mkdir } from "node:fs/promises";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { demoPerson } from "../tests/support/database/server-database.ts";
import { startServer } from "../tests/support/servers/start-server.ts";

interface Screenshot {
  file: string;
  path: string;
  viewport: { width: number; height: number };
  /** Device pixels per CSS pixel. */
  scale: number;
  isSignedIn?: boolean;
  /** Brings the page into the state that the picture shows. */
  prepare?(page: Page): Promise<void>;
}

const narrow = { width: 390, height: 780 };
const tall = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

const openFirstScholarship = (page: Page) => page.locator('main a[href^="/scholarship/"]').first().click();

/** Scrolls to the verdict. */
async function showVerdict(page: Page): Promise<void> {
  await openFirstScholarship(page);
  const verdict = page.getByRole("heading", { name: "Do I qualify?" });
  await verdict.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 48));
}

const pictures: Screenshot[] = [
  {
    file: "docs/images/start.webp",
    path: "/start?country=kenya&level=school-done",
    viewport: tall,
    scale: 1.5,
  },
  {
    file: "docs/images/scholarship.webp",
    path: "/browse?q=edinburgh+mastercard&tab=scholarships",
    viewport: tall,
    scale: 1.5,
    isSignedIn: true,
    prepare: showVerdict,
  },
  {
    file: "docs/images/matches.webp",
    path: "/matches?tab=internships",
    viewport: tall,
    scale: 1.5,
    isSignedIn: true,
  },
  {
    file: "docs/images/browse.webp",
    path: "/browse?q=masters+in+germany",
    viewport: { width: 1280, height: 1240 },
    scale: 0.8,
  },
  {
    file: "public/screens/browse-narrow.webp",
    path: "/browse?q=nursing+kenya",
    viewport: narrow,
    scale: 2,
  },
  {
    file: "public/screens/scholarship-narrow.webp",
    path: "/browse?tab=scholarships&sort=closing",
    viewport: narrow,
    scale: 2,
    prepare: openFirstScholarship,
  },
  { file: "public/screens/check-narrow.webp", path: "/check", viewport: narrow, scale: 2 },
  { file: "public/screens/browse-wide.webp", path: "/browse?q=masters+in+germany", viewport: wide, scale: 1 },
  { file: "public/screens/calendar-wide.webp", path: "/calendar", viewport: wide, scale: 1 },
];

const wanted = process.argv.slice(2);
const isWanted = ({ file }: Screenshot) => wanted.length === 0 || wanted.some((name) => file.includes(name));

for (const folder of ["docs/images", "public/screens"]) await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const picture of pictures.filter(isWanted)) await take(picture);
await browser.close();
await server.stop();

async function take({ file, path, viewport, scale, isSignedIn, prepare }: Screenshot): Promise<void> {
  const options: BrowserContextOptions = { baseURL: server.url, viewport, deviceScaleFactor: 2 };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (isSignedIn) {
    const { email, password } = demoPerson("student", server);
    await page.request.post("/auth", { form: { email, password }, maxRedirects: 0 });
  }
  // The font is in the browser's cache from the second page on.
  await page.goto("/about");
  await page.goto(path);
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  const { width, height, size } = await sharp(await page.screenshot())
    .resize(viewport.width * scale)
    .webp({ quality: 55, effort: 6 })
    .toFile(file);
  process.stdout.write(`${file}: ${width}x${height}, ${Math.ceil(size / 1000)} KB\n`);
  await context.close();
}
