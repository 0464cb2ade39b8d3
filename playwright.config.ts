// First, so that nothing leaves this machine: neither this process nor the browser below.
import "./tests/support/network/end-on-network.ts";
import { defineConfig } from "@playwright/test";
import { stayInsideInChromium } from "./tests/support/network/stay-local-options.ts";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "*.test.ts",
  globalSetup: "tests/support/database/seeded-postgres.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 300_000,
  // Speed is measured elsewhere: a busy machine must not fail a journey.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    // A journey begins with an empty tab, but not with an empty cache: the scripts of the pages are read and compiled once.
    reuseContext: true,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every step takes an eighth of the time: request it with --trace on.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        stayInsideInChromium,
        "--disable-gpu",
        // A page lives for seconds: optimising its scripts takes longer than running them unoptimised.
        "--js-flags=--no-opt,--no-maglev",
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
