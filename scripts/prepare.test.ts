import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";

const script = `import { run } from ${JSON.stringify(join(import.meta.dirname, "prepare.mjs"))};
process.stdout.write("script " + process.pid + "\\n");
await run("sh", ["-c", "echo step $$; sleep 600 & echo part $!; wait"]);
await run("sh", ["-c", "echo next $$; sleep 600"]);`;
const node = [process.execPath, "--input-type=module", "-e", script] as const;

/** Starts it, waits until its first step runs, and returns its processes. */
async function start(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(command, args, { env: { PATH: process.env.PATH, ...environment } });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  while (!/part \d+/.test(output)) await wait(20);
  const pids = [...output.matchAll(/ (\d+)/g)].map(([, pid]) => Number(pid));
  return { child, pids, output: () => output };
}

/** A zombie has ended too. On a busy machine another process may have the number by now: only ours counts. */
const isAlive = (pid: number) =>
  /^[^Z].*(?:sleep 600|prepare\.mjs)/s.test(
    spawnSync("ps", ["-ww", "-o", "stat=,args=", "-p", String(pid)], { encoding: "utf8" }).stdout,
  );

async function waitUntilEnded(pids: number[]) {
  while (pids.some(isAlive)) await wait(20);
}

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s during a build step ends the step, its child processes, and the steps after it",
  async (signal) => {
    const { child, pids, output } = await start(node[0], node.slice(1));
    expect(pids).toHaveLength(3);
    child.kill(signal);
    await waitUntilEnded(pids);
    expect(output()).not.toContain("next");
  },
);

test("a step also ends when npm's shell, which forwards no signal, ends", async () => {
  // A second command, so that the shell doesn't replace itself with the script.
  const { child, pids, output } = await start("sh", ["-c", '"$@"; true', "sh", ...node], {
    npm_lifecycle_event: "start",
  });
  child.kill("SIGKILL");
  await waitUntilEnded(pids);
  expect(output()).not.toContain("next");
});
