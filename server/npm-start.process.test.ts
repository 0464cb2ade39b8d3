import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { newDataFolder, newHome } from "#tests/support/database/server-database.ts";

const started: { child: ChildProcess; dataDir: string }[] = [];
afterEach(() => {
  for (const { child, dataDir } of started.splice(0)) {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // The process has ended, as expected.
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Runs `npm start` in its own process group, as a terminal or a service manager does. */
async function npmStart(environment: Record<string, string> = {}) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const home = await newHome(environment);
  const child = spawn("npm", ["start"], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: "0", ...home, ...environment },
    detached: true,
  });
  started.push({ child, dataDir: home.DATA_DIR });
  let output = "";
  const until = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(output);
        if (found) resolve(found);
      };
      child.stdout?.on("data", look);
      child.once("close", () => reject(new Error(`it ended: ${output}`)));
      look();
    });
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  // Every process that held the pipe has ended: npm, the shell, our script and the server.
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = (await until(/Fursa is open at (\S+)/))[1] ?? "";
  return { url, pid: child.pid ?? 0, output: () => output, until, ended };
}

/** What happens, how, and where the server stores its data. */
type StopScenario = [string, (npm: number) => void, (() => { DATA_DIR: string })?];
const toAll = (signal: NodeJS.Signals) => (npm: number) => void process.kill(-npm, signal);

/** Twenty visitors, one of whom has already had a response. */
async function visitors(url: string) {
  const answers = Array.from({ length: 20 }, () => fetch(url).then((answer) => answer.text()));
  await Promise.race(answers);
  return answers;
}

describe("npm start", () => {
  test.each([
    // Without settings, `npm start` uses the embedded database.
    ["SIGTERM to the whole group", toAll("SIGTERM"), () => ({ DATA_DIR: newDataFolder() })],
    ["SIGTERM to npm alone", (pid: number) => process.kill(pid, "SIGTERM")],
    ["SIGINT to the whole group, as Ctrl-C does", toAll("SIGINT")],
    ["SIGHUP to the whole group, as a closed terminal does", toAll("SIGHUP")],
    ["the end of the script between npm and the server", killScript],
  ] as StopScenario[])(
    "finishes open requests after %s, and leaves nothing behind",
    async (_, send, home) => {
      const { url, pid, output, ended } = await npmStart(home?.());
      const answers = await visitors(url);
      send(pid);
      for (const text of await Promise.all(answers)) expect(text).toContain("</html>");
      await ended;
      expect(output()).toMatch(/Stopping: finishing open requests\n[\s\S]*Stopped\n/);
      await expect(fetch(url)).rejects.toThrow();
    },
  );

  test("reports that it isn't ready before it stops listening", async () => {
    const { url, pid, until, ended } = await npmStart({ DRAIN_SECONDS: "3" });
    process.kill(-pid, "SIGTERM");
    await until(/Stopping: not ready for new visitors, closing in 3 s/);
    const readiness = await fetch(`${url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.text()).toBe("not ready: stopping");
    const page = await fetch(`${url}/about`);
    expect(page.status).toBe(200);
    expect(page.headers.get("Connection")).toBe("close");
    await ended;
  });
});

/** Kills our own script with SIGKILL, so that it can't pass a signal on. */
function killScript(npm: number) {
  process.kill(findProcess(npm, /^\S*node \S*scripts\/start\.mjs$/), "SIGKILL");
}

/** Returns the id of the process in npm's group that runs such a command. */
function findProcess(npm: number, command: RegExp): number {
  const table = execFileSync("ps", ["-A", "-o", "pid=,pgid=,args="], { encoding: "utf8" });
  const line = table.split("\n").find((entry) => {
    const [, group, ...words] = entry.trim().split(/\s+/);
    return Number(group) === npm && command.test(words.join(" "));
  });
  return Number(line?.trim().split(/\s+/)[0]);
}
