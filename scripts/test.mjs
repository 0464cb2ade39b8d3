import { buildIfNeeded } from "./build.mjs";
import { check } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { ourTools, run, runTogether, say } from "./prepare.mjs";

const parts = [];
const begun = performance.now();
const secondsOf = async (work) => {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
};

parts.push(["packages, types and style", await secondsOf(check)]);
parts.push(["the build", await secondsOf(buildIfNeeded)]);
say("Testing the rules, the database on PGlite and on PostgreSQL, and the server as a process");
const [rulesAndPglite, postgres, processes] = await runTogether(
  ["vitest", ["run", "--project", "rules", "--project", "rules alone", "--project", "on PGlite"]],
  ["vitest", ["run", "--project", "on PostgreSQL"]],
  ["vitest", ["run", "--project", "processes"]],
);
parts.push(
  ["side by side: rules and PGlite", rulesAndPglite],
  ["side by side: PostgreSQL", postgres],
  ["side by side: processes", processes],
);
say("Walking the journeys in Chromium");
const journeys = () => run("playwright", ["test"], { ...ourTools, CHROMIUM_PATH: findBrowser() });
parts.push(["the journeys", await secondsOf(journeys)]);

say("\nWhat each part took:");
for (const [name, seconds] of [...parts, ["all", (performance.now() - begun) / 1000]])
  say(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
