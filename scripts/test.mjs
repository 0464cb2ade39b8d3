import { buildIfNeeded } from "./build.mjs";
import { check } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { ourTools, run, runTogether, say } from "./prepare.mjs";

check();
buildIfNeeded();
say("Testing the rules, the database on PGlite and on PostgreSQL, and the server as a process");
await runTogether(
  ["vitest", ["run", "--project", "rules", "--project", "on PGlite"]],
  ["vitest", ["run", "--project", "on PostgreSQL"]],
  ["vitest", ["run", "--project", "processes"]],
);
say("Walking the journeys in Chromium");
run("playwright", ["test"], { ...ourTools, CHROMIUM_PATH: findBrowser() });
