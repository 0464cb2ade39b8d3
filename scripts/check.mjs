import { installPackages, run, runTogether, say } from "./prepare.mjs";

/** The quick part: types, lint, and the rules that need no database. */
export async function check() {
  installPackages();
  say("Checking types and style");
  run("react-router", ["typegen"]);
  // One checker, since several would each work out the same types.
  await runTogether(["tsc", ["--noEmit", "--checkers", "1"]], ["biome", ["check", "--error-on-warnings"]]);
}
