import { readdirSync, readFileSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";

/** A browser whose profile lies in a folder, as on a phone: it can be killed, and opened again with what it had kept. */
export async function openOwnBrowser(folder: string, options: object): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, options);
}

/** Ends it as a phone ends a program that takes too much: at once, and without a word. */
export async function killOwnBrowser(context: BrowserContext, folder: string): Promise<void> {
  const gone = new Promise((resolve) => context.once("close", resolve));
  for (const pid of processesIn(folder)) process.kill(pid, "SIGKILL");
  await gone;
}

/** Those that were started for this folder. */
const processesIn = (folder: string): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${folder}`))
    .map(Number);

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}
