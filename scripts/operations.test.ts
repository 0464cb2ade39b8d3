import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";

const nginx = "/usr/sbin/nginx";
const systemd = "/usr/bin/systemd-analyze";

describe.runIf(existsSync(nginx))("nginx with our settings in front of two servers", () => {
  const folder = mkdtempSync(join(tmpdir(), "fursa-nginx-"));
  const received: string[] = [];
  const good = createServer((request, response) => {
    received.push(`${request.method} ${request.headers.host} ${request.headers["x-forwarded-for"]}`);
    response.end("a page");
  });
  const bad = createServer((request) => request.socket.destroy());
  let child: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const [one, other, port] = [await listen(bad), await listen(good), await freePort()];
    const settings = readFileSync("operations/nginx.conf", "utf8")
      .replace("server 127.0.0.1:3000", `server 127.0.0.1:${one}`)
      .replace("# server 10.0.0.2:3000", `server 127.0.0.1:${other}`)
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("/var/cache/nginx/fursa", join(folder, "cache"));
    // Started by root, it serves as another user.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, "fursa.conf"), settings);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const around = `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
      http { access_log off; ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")} include ${folder}/fursa.conf; }`;
    writeFileSync(join(folder, "settings"), around);
    child = spawn(nginx, ["-e", join(folder, "errors"), "-c", join(folder, "settings")], { stdio: "ignore" });
    url = `http://127.0.0.1:${port}`;
    while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await ended;
    for (const server of [good, bad]) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("retries on the other server if one hangs up, and forwards the client's address", async () => {
    for (let round = 0; round < 4; round += 1) {
      const answer = await fetch(url, { headers: { "X-Forwarded-For": "made up" } });
      expect([answer.status, await answer.text()]).toEqual([200, "a page"]);
    }
    expect(new Set(received)).toEqual(new Set(["GET 127.0.0.1 127.0.0.1"]));
  });
});

test.runIf(existsSync(systemd))("systemd accepts our unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "fursa-systemd-"));
  const unit = join(folder, "fursa.service");
  const text = readFileSync("operations/fursa.service", "utf8");
  // Checks whether the program exists.
  writeFileSync(unit, text.replace("/srv/fursa/node_modules/.bin/node", process.execPath));
  const { status, stderr } = spawnSync(systemd, ["verify", unit], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );
}
