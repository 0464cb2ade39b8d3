// First, so that nothing leaves this machine: neither this process nor the browser below.
import "./tests/support/stay-inside-or-end.ts";
import { defineConfig } from "@playwright/test";
import { stayInsideInChromium } from "./tests/support/left-the-machine.ts";

/** Those with a server of their own come first: going back and forth would start the shared one again each time. */
const apart =
  /(alerts|article-scripts|catalogue|content-management|desk-scripts|kept-forms|outages|scraper)\.test\.ts$/;

export default defineConfig({
  testDir: "tests/journeys",
  projects: [
    { name: "apart", testMatch: apart },
    { name: "together", testMatch: "*.test.ts", testIgnore: apart },
  ],
  globalSetup: "tests/support/seeded-postgres.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 600_000,
  // How long things take is measured elsewhere; here a busy machine must not fail a journey.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every step costs an eighth of the time: ask for it with --trace on.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        stayInsideInChromium,
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
});
