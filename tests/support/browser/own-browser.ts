import { readdirSync, readFileSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";

/** A browser with its profile in a folder, as on a phone: it can be killed and opened again with its stored data. */
export async function openOwnBrowser(folder: string, options: object): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, options);
}

/** Kills the browser at once, as a phone kills a program that uses too much memory. */
export async function killOwnBrowser(context: BrowserContext, folder: string): Promise<void> {
  const gone = new Promise((resolve) => context.once("close", resolve));
  for (const pid of processesIn(folder)) process.kill(pid, "SIGKILL");
  await gone;
}

/** The processes started with this profile folder. */
const processesIn = (folder: string): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${folder}`))
    .map(Number);

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
