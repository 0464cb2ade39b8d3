import { execFile } from "node:child_process";
import { createSocket } from "node:dgram";
import { lookup, Resolver } from "node:dns/promises";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectSafely } from "node:tls";
import { createTransport } from "nodemailer";
import pg from "pg";
import { Agent, request } from "undici";
import { describe, expect, test } from "vitest";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { isInside } from "#tests/support/network/block-network.ts";
import { takeTries } from "#tests/support/network/fail-on-network.ts";
import { publicAddress } from "#tests/support/network/public-address.ts";
import { leftTheMachine, stayInsideOption } from "#tests/support/network/stay-local-options.ts";
import { withoutCalendar } from "#tests/support/servers/jobs-without-schedules.ts";
import { startWebSite } from "#tests/support/web/web-site.ts";
import { openGuardedFetch } from "./fetch/guarded-fetch.ts";

const failing = (socket: { once(event: "error", listener: (problem: Error) => void): unknown }) =>
  new Promise<void>((_, reject) => void socket.once("error", reject));

function aName() {
  const resolver = new Resolver();
  resolver.setServers([publicAddress]);
  return resolver.resolve4("outside.example");
}

const waysOut: Record<string, () => Promise<unknown>> = {
  "a connection": () => failing(connect(80, publicAddress)),
  "a safe connection": () => failing(connectSafely({ host: publicAddress, port: 443 })),
  "an IPv6 connection": () => failing(connect({ host: "2606:4700::1", port: 80 })),
  fetch: () => fetch(`http://${publicAddress}/`),
  "fetch by name": () => fetch("https://outside.example/"),
  undici: () => request(`http://${publicAddress}/`, { dispatcher: new Agent() }),
  "looking up a name": () => lookup("outside.example"),
  "asking a name server": async () => aName(),
  "a datagram": async () => createSocket("udp4").unref().send("hello", 53, publicAddress),
  "a mail": () => createTransport({ host: publicAddress, port: 25 }).verify(),
  "a database": () => new pg.Client({ host: publicAddress }).connect(),
};

describe("a test", () => {
  test.each(Object.entries(waysOut))(
    "that tries %s to another host is stopped and reported",
    async (_, leave) => {
      await expect(leave()).rejects.toThrow();
      expect(takeTries().length).toBeGreaterThan(0);
    },
  );

  test("whose code handles the refusal is reported all the same", async () => {
    const fetchPublic = openGuardedFetch("https://fursa.example");
    const wanted = { accept: "*/*", types: /./ };
    expect(await fetchPublic("https://outside.example/", wanted)).toMatchObject({ ok: false });
    expect(takeTries()).toEqual(["outside.example"]);
  });

  test("reaches this machine as before", async () => {
    const site = await startWebSite((_, response) => response.end("here"));
    expect(await (await fetch(`http://127.0.0.1:${site.port}/`)).text()).toBe("here");
    await site.stop();
    expect(["localhost", "127.8.9.1", "::1", "[::1]", "::ffff:127.0.0.1", "0.0.0.0"].every(isInside)).toBe(
      true,
    );
    expect(["10.0.0.1", "192.168.1.1", "example.com", "127.0.0.1.example.com", "::2"].some(isInside)).toBe(
      false,
    );
  });

  test("that hides an attempt fails its run", async () => {
    const { code, output } = await run(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config",
      "tests/support/network/escape/vitest.config.ts",
    );
    expect(output).toContain("addresses outside this machine that were tried");
    expect(output).toContain(publicAddress);
    expect(code).toBe(1);
  });
});

test("a process that a test starts ends when it tries", async () => {
  const tries = `fetch("http://${publicAddress}/").catch(() => undefined)`;
  const { code, output } = await run(stayInsideOption, "-e", tries);
  expect(output).toContain(`This process wanted to leave the machine, to ${publicAddress}`);
  expect(code).toBe(leftTheMachine);
});

test("a server under test runs no scheduled job but the sending of emails and texts", () => {
  const scheduled = withoutCalendar(allJobs)
    .filter(({ schedule }) => schedule)
    .map(({ name }) => name);
  expect(scheduled.sort()).toEqual(["deliver-mail", "deliver-texts"]);
  expect(withoutCalendar(allJobs).map(({ name }) => name)).toContain("check-links");
});

test("every benchmark blocks the network", () => {
  const benches = readdirSync("bench").filter((name) => name.endsWith(".ts"));
  const texts = benches.map((name) => ({ name, text: readFileSync(`bench/${name}`, "utf8") }));
  const isPart = (name: string) => texts.some(({ text }) => text.includes(`"./${name}"`));
  const open = texts.filter(({ name, text }) => !isPart(name) && !text.includes("end-on-network.ts"));
  expect(open.map(({ name }) => name)).toEqual([]);
});

function run(...given: string[]): Promise<{ code: number | NodeJS.Signals | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, given, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? child.signalCode, output: stdout + stderr }),
    );
  });
}
