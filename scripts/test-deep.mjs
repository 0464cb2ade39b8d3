// npm run test:deep: what takes too long for every day. The trial of the cluster needs root and Debian's packages, and installs them.
import { installPackages, ourTools, run, say } from "./prepare.mjs";
import { testVersions } from "./test-versions.mjs";

/** One after the other, since each watches what a busy machine does to it. */
const trials = [
  ["Hostile input at a hundred times its size", "node", ["bench/hostile.ts"]],
  ["An upgrade while people use it", "npm", ["run", "upgrade:trial"]],
  ["A cluster in trouble", "npm", ["run", "cluster:trial", "--", "--install"]],
];

await installPackages();
say("\nEvery regular expression, checked anew");
await run("vitest", ["run", "--project", "rules alone"], { ...ourTools, SAFE_PATTERNS: "check" });
await testVersions();
for (const [name, command, given] of trials) {
  say(`\n${name}`);
  await run(command, given);
}
