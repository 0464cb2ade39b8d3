import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import { newDataFolder, secret } from "#tests/support/database/server-database.ts";
import { type RunningServer, startInVain, startServer } from "#tests/support/servers/start-server.ts";

let server: RunningServer;
let figures: string;

beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  figures = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  server = await startServer({ WORKERS: "2", METRICS_PORT, LOG_LEVEL: "error" });
});
afterAll(() => server.stop("SIGKILL"));

const read = async () => (await fetch(figures)).text();
const processesIn = (text: string) =>
  [...text.matchAll(/process_resident_memory_bytes\{worker="(\d+)"\}/g)].map(([, worker]) => Number(worker));
const countIn = (text: string) =>
  [...text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await wait(50);
};

/** Sends requests without a pause on keep-alive connections, until it is stopped. */
function askWithoutPause(path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { statuses: new Map<number | string, number>() };
  let isOver = false;
  const askOnce = () =>
    new Promise<number | string>((resolve) => {
      get(server.url + path, { agent }, (answer) => {
        answer.resume();
        answer
          .on("end", () => resolve(answer.statusCode ?? 0))
          .on("error", (problem) => resolve(problem.message));
      }).on("error", (problem) => resolve(problem.message));
    });
  const requesting = (async () => {
    while (!isOver) {
      const status = await askOnce();
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    }
  })();
  return async () => {
    isOver = true;
    await requesting;
    agent.destroy();
    return seen.statuses;
  };
}

describe("several processes behind one port", () => {
  test("report once that they are listening, share the requests, and add up their metrics", async () => {
    expect(server.output().match(/Fursa is open at \S+ \(2 processes\)\n/g)).toHaveLength(1);
    const before = await read();
    expect(processesIn(before)).toHaveLength(2);
    expect(before.match(/^fursa_database_up/gm)).toHaveLength(1);
    for (let round = 0; round < 10; round += 1)
      expect((await fetch(`${server.url}/healthz`, { headers: { Connection: "close" } })).status).toBe(200);
    expect(countIn(await read()) - countIn(before)).toBe(10);
  });

  test("replace one that is killed, with a new number", async () => {
    const before = await read();
    const [victim] = childrenOf(server.pid);
    process.kill(victim ?? 0, "SIGKILL");
    await until(async () => {
      const now = processesIn(await read());
      return now.length === 2 && Math.max(...now) > Math.max(...processesIn(before));
    });
    expect(server.output()).toContain("A worker ended (SIGKILL): starting another in");
    expect((await fetch(`${server.url}/jobs`)).status).toBe(200);
    const workersIn = (text: string) =>
      [...text.matchAll(/^http_request_duration_seconds_count\{.*worker="(\d+)"/gm)].map(([, id]) => id);
    await until(async () => {
      await fetch(`${server.url}/healthz`, { headers: { Connection: "close" } });
      return workersIn(await read()).some((id) => !workersIn(before).includes(id));
    });
  });

  test("restart on SIGHUP, without losing a request", async () => {
    const old = processesIn(await read());
    const ends = ["/jobs", "/browse?q=law", "/healthz", "/about"].map(askWithoutPause);
    process.kill(server.pid, "SIGHUP");
    await until(async () => server.output().includes("All workers were replaced"));
    const statuses = await Promise.all(ends.map((end) => end()));
    expect(statuses.flatMap((seen) => [...seen.keys()])).toEqual([200, 200, 200, 200]);
    const young = processesIn(await read());
    expect(young).toHaveLength(2);
    expect(Math.min(...young)).toBeGreaterThan(Math.max(...old));
  });

  test("stop with the primary, which lets them finish", async () => {
    const workers = childrenOf(server.pid);
    const stopped = () => server.output().match(/^Stopped$/gm)?.length ?? 0;
    const before = stopped();
    expect(workers.length).toBeGreaterThanOrEqual(2);
    const body = "message=Hello";
    const slow = request(`${server.url}/check`, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": body.length,
        Origin: server.url,
        Expect: "100-continue",
      },
    });
    const answered = once(slow, "response");
    slow.flushHeaders();
    // One worker has received part of the request, and waits for the rest.
    await once(slow, "continue");
    const end = server.stop("SIGTERM");
    slow.end(body);
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await end).toBe(0);
    expect(stopped() - before).toBe(2);
    expect(workers.filter(isAlive)).toEqual([]);
  });
});

test("if the first can't start none does, and the reason is printed once", async () => {
  const url = `postgres://fursa@127.0.0.1:${await freePort()}/fursa`;
  const { code, output } = await startInVain({ DATABASE_URL: url, AUTH_SECRET: secret, WORKERS: "3" });
  expect(code).toBe(1);
  expect(output.match(/cannot start/g)).toHaveLength(1);
  expect(output).toContain("Fursa cannot start: cannot reach the database of DATABASE_URL");
});

test("several workers share the embedded database, which starts and stops with the primary", async () => {
  const several = await startServer({ DATA_DIR: newDataFolder(), WORKERS: "2" });
  const postmaster = Number(
    readFileSync(join(several.dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n", 1)[0],
  );
  expect(childrenOf(several.pid)).toContain(postmaster);
  expect(childrenOf(several.pid)).toHaveLength(3);
  expect((await fetch(`${several.url}/readyz`)).status).toBe(200);
  expect(await several.stop()).toBe(0);
  expect(isAlive(postmaster)).toBe(false);
  rmSync(several.dataDir, { recursive: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
