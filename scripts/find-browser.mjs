import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root, run, say } from "./prepare.mjs";

/** Debian's headless shell needs a third less processor time. */
const withoutWindows = "/usr/bin/chromium-headless-shell";
const usual = [
  withoutWindows,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The Chromium for the journeys: an installed one; otherwise Debian's, if we are root; otherwise Playwright's own. */
export async function findBrowser() {
  const here = [process.env.CHROMIUM_PATH, ...usual, playwrightsOwn()].find(
    (path) => path && existsSync(path),
  );
  if (here) return here;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    say("Installing Chromium from Debian");
    const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], quiet);
    await run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "fonts-dejavu-core"],
      quiet,
    );
    return withoutWindows;
  }
  say("Installing Playwright's Chromium");
  await run("playwright", ["install", "chromium"]);
  return playwrightsOwn();
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}
