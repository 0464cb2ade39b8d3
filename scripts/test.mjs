import { join } from "node:path";
import { quickParts, vitest } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { findTempFolder } from "./find-temp-folder.mjs";
import { installPackages, root, run, runParts, say } from "./prepare.mjs";

const begun = performance.now();

await installPackages();
const CHROMIUM_PATH = await findBrowser();
await run("react-router", ["typegen"]);

/** The tests start hundreds of processes with the same code, so the first one stores it compiled. */
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");

const TMPDIR = findTempFolder();
// An interrupted run deletes its files too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

/**
 * Total weight that runs at once. More would only compete for the processors' caches, and slow down every page under
 * test.
 */
const mostAtOnce = 4;

const build = "the build";
/**
 * A part with two workers weighs two. While pages are built, the quick parts run; then the longest start, which wait
 * more than they compute, and at the end those that use both processors.
 */
const parts = [
  { name: build, weighs: 1, command: ["node", "scripts/run-build.mjs"] },
  { name: "processes", weighs: 2, after: build, command: vitest("processes") },
  {
    name: "the journeys",
    weighs: 2,
    after: build,
    command: ["playwright", "test"],
    // Node strips the types of the journeys: compiling them by Playwright takes three times as long.
    env: { CHROMIUM_PATH, PW_DISABLE_TS_ESM: "1" },
  },
  ...quickParts,
  { name: "database", weighs: 2, after: build, command: vitest("database") },
  { name: "requests", weighs: 2, after: build, command: vitest("requests") },
];
const took = await runParts(
  parts.map((part) => ({ ...part, env: { NODE_COMPILE_CACHE, TMPDIR, ...part.env } })),
  mostAtOnce,
);

say("\nWhat each part took:");
for (const [name, seconds] of [...took, ["all", (performance.now() - begun) / 1000]])
  say(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
