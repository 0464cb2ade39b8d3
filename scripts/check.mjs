import { installPackages, run, runParts, say } from "./prepare.mjs";

export const vitest = (...projects) => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];

/**
 * The parts that need neither a database nor a build, the longest first. A single type checker, since several would
 * repeat each other's work.
 */
export const quickParts = [
  { name: "rules", weighs: 1, command: vitest("rules", "rules alone") },
  { name: "types", weighs: 1, command: ["tsc", "--noEmit", "--checkers", "1"] },
  { name: "style", weighs: 1, command: ["biome", "check", "--error-on-warnings"] },
  { name: "the Dockerfile", weighs: 1, command: ["dockerfile-utils", "lint", "Dockerfile"] },
];

if (process.argv[1] === import.meta.filename) {
  await installPackages();
  await run("react-router", ["typegen"]);
  await runParts(quickParts, 2);
  say("\nAll checks passed");
}
