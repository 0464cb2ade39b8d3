import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/operations.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const code = [...page.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
  ([, block, span]) => block ?? span ?? "",
);
const named = (pattern: RegExp) =>
  new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));
const commands = [...named(/\bnpm run ([\w:-]+)/g)];
const files = [...named(/\bnode ([\w./-]+\.ts)/g)];
/** Measured by hand; the cluster's trial runs the cluster itself. */
const runByHand = new Set(["cluster", "cluster:trial"]);

/** Everything that starts processes in a test or in the trial, except this file. */
const starters = globSync([
  "{app,database,server,scripts}/**/*.{process,deep}.test.ts",
  "scripts/{test,build}.mjs",
  "scripts/build.test.ts",
  "tests/support/*.ts",
])
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("every command that docs/operations.md names exists", () => {
  expect(commands).toContain("back-up");
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("every command that docs/operations.md names is run by a test or by the trial", () => {
  const untried = commands.filter((name) => {
    const [, file = ""] = /node (scripts\/[\w.-]+)/.exec(scripts[name] ?? "") ?? [];
    return !runByHand.has(name) && !starters.includes(file) && !starters.includes(`"${name}"`);
  });
  expect(untried).toEqual([]);
  expect(files.filter((file) => !file.startsWith("bench/") && !starters.includes(file))).toEqual([]);
});
