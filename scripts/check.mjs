import { installPackages, run, runParts, say } from "./prepare.mjs";

/** One checker, since several would each work out the same types. */
export const types = { name: "types", weighs: 1, command: ["tsc", "--noEmit", "--checkers", "1"] };
export const style = { name: "style", weighs: 1, command: ["biome", "check", "--error-on-warnings"] };

/** The quick part: types, lint, and the rules that need no database. */
export async function check() {
  await installPackages();
  say("Checking types and style");
  await run("react-router", ["typegen"]);
  await runParts([types, style], 2);
}
