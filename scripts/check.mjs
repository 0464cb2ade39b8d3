import { installPackages, run, say } from "./prepare.mjs";

/** The quick part: types, lint, and the rules that need no database. */
export function check() {
  installPackages();
  say("Checking types");
  run("react-router", ["typegen"]);
  run("tsc", ["--noEmit"]);
  say("Checking style");
  run("biome", ["check", "--error-on-warnings"]);
}
