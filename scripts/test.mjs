import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { style, types } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { findRoom } from "./find-room.mjs";
import { installPackages, root, run, runParts, say } from "./prepare.mjs";

const begun = performance.now();
const vitest = (...projects) => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];

installPackages();
const CHROMIUM_PATH = findBrowser();
run("react-router", ["typegen"]);

/** The tests start hundreds of processes with the same code: it is compiled for the first of them. */
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");

/** Whatever they load, they find it quickly. */
const findOnce = `--import=${pathToFileURL(join(root, "scripts/find-once.mjs")).href}`;
const NODE_OPTIONS = [process.env.NODE_OPTIONS, findOnce].filter(Boolean).join(" ");

/** What the servers under test begin with takes longer to make than to copy. */
const TMPDIR = findRoom();
const FURSA_SEEDS = join(TMPDIR, "seeds");
mkdirSync(FURSA_SEEDS);
// An interrupted run leaves nothing behind either.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

/** More at once only take the processors' caches from each other, and every page under test answers later. */
const mostAtOnce = 4;

const build = "the build";
const seeds = "the first database";
/** Those that begin two workers weigh two. */
const parts = [
  { name: build, weighs: 1, command: ["node", "scripts/run-build.mjs"] },
  { name: seeds, weighs: 1, after: build, command: ["node", "tests/support/seed-once.ts", FURSA_SEEDS] },
  types,
  style,
  { name: "rules and PGlite", weighs: 1, command: vitest("rules", "rules alone", "on PGlite") },
  {
    name: "the journeys",
    weighs: 2,
    after: seeds,
    command: ["playwright", "test"],
    env: { CHROMIUM_PATH, FURSA_SEEDS },
  },
  { name: "PostgreSQL", weighs: 1, command: vitest("on PostgreSQL") },
  { name: "processes", weighs: 2, after: seeds, command: vitest("processes"), env: { FURSA_SEEDS } },
];
const took = await runParts(
  parts.map((part) => ({ ...part, env: { NODE_COMPILE_CACHE, NODE_OPTIONS, TMPDIR, ...part.env } })),
  mostAtOnce,
);

say("\nWhat each part took:");
for (const [name, seconds] of [...took, ["all", (performance.now() - begun) / 1000]])
  say(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
