import { buildIfNeeded } from "./build.mjs";
import { check } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { ourTools, run, say } from "./prepare.mjs";

check();
buildIfNeeded();
say("Testing the rules, and the database on PGlite and on PostgreSQL");
run("vitest", ["run"]);
say("Walking the journeys in Chromium");
run("playwright", ["test"], { ...ourTools, CHROMIUM_PATH: findBrowser() });
