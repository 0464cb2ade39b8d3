// npm run test:deep: the tests that take too long for every day. The trial of the cluster needs root and Debian's
// packages, and installs them.
import { findBrowser } from "./find-browser.mjs";
import { installPackages, ourTools, run, say } from "./prepare.mjs";
import { testVersions } from "./test-versions.mjs";

/** One after another: each observes how a loaded machine behaves. */
const trials = [
  ["Hostile input at a hundred times its size", "node", ["bench/hostile.ts"]],
  ["An upgrade while people use it", "npm", ["run", "upgrade:trial"]],
  ["A cluster in trouble", "npm", ["run", "cluster:trial", "--", "--install"]],
];

await installPackages();
const CHROMIUM_PATH = await findBrowser();
/** Read in `tests/support/depth.ts`. */
const deep = { ...ourTools, TEST_DEPTH: "deep", SAFE_PATTERNS: "check", CHROMIUM_PATH };
await run("node", ["scripts/run-build.mjs"]);
say("\nEvery test at its full size, and every regular expression checked anew");
await run("vitest", ["run"], deep);
await run("playwright", ["test"], deep);
await testVersions();
for (const [name, command, given] of trials) {
  say(`\n${name}`);
  await run(command, given);
}
