import { join } from "node:path";
import { style, types } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { installPackages, root, run, runParts, say } from "./prepare.mjs";

const begun = performance.now();
const vitest = (...projects) => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];

installPackages();
const CHROMIUM_PATH = findBrowser();
run("react-router", ["typegen"]);

/** The tests start hundreds of processes with the same code: it is compiled for the first of them. */
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");

const build = "the build";
/** Those that begin two workers weigh two. Much of a test is waiting, so that two cores bear more than two at once. */
const parts = [
  { name: build, weighs: 1, command: ["node", "scripts/run-build.mjs"] },
  types,
  style,
  { name: "rules and PGlite", weighs: 1, command: vitest("rules", "rules alone", "on PGlite") },
  { name: "the journeys", weighs: 2, after: build, command: ["playwright", "test"], env: { CHROMIUM_PATH } },
  { name: "PostgreSQL", weighs: 1, command: vitest("on PostgreSQL") },
  { name: "processes", weighs: 2, after: build, command: vitest("processes") },
];
const took = await runParts(
  parts.map((part) => ({ ...part, env: { NODE_COMPILE_CACHE, ...part.env } })),
  4,
);

say("\nWhat each part took:");
for (const [name, seconds] of [...took, ["all", (performance.now() - begun) / 1000]])
  say(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
