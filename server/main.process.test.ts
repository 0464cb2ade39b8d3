import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { asOwner } from "#database/open-database.ts";
import { queryRows } from "#database/query-rows.ts";
import { freePort, type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { homeOnPostgres, newDataFolder, newHome, secret } from "#tests/support/database/server-database.ts";
import { type RunningServer, startInVain, startServer } from "#tests/support/servers/start-server.ts";

describe("the server refuses to start, in one line that names the cause,", () => {
  test.each([
    ["PORT", { PORT: "eighty" }, "PORT must be a port number from 0 to 65535"],
    ["WORKERS", { WORKERS: "many" }, "WORKERS must be auto, or how many processes from 1 to 64"],
    ["a missing key", { DATABASE_URL: "postgres://x@127.0.0.1/x" }, "the backend key is required"],
  ])("for a bad environment: %s", async (_, environment, reason) => {
    const { code, output } = await startInVain(environment);
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(output.trim().split("\n")).toHaveLength(1);
  });

  test("for a taken port", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    const home = await newHome();
    const { code, output } = await startInVain({ ...home, PORT: String(port) });
    const figures = await startInVain({ ...home, METRICS_PORT: String(port) });
    other.close();
    rmSync(home.DATA_DIR, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain(
      `Fursa cannot start: port ${port} is taken; stop what uses it or set PORT to another`,
    );
    expect(figures.output).toContain(
      "Fursa cannot start: METRICS_PORT and METRICS_HOST can't be used: listen EADDRINUSE",
    );
    expect(figures.code).toBe(1);
  });

  test("for a database that does not respond", async () => {
    const url = `postgres://fursa:hidden-word@127.0.0.1:${await freePort()}/fursa`;
    const { code, output } = await startInVain({ DATABASE_URL: url, AUTH_SECRET: secret });
    expect(code).toBe(1);
    expect(output).toContain(
      "Fursa cannot start: cannot reach the database of DATABASE_URL: connect ECONNREFUSED",
    );
    expect(output).not.toContain("hidden-word");
  });

  test("for a database from before the first release, which it does not change", async () => {
    const home = await homeOnPostgres();
    const read = async (db: Database) => ({
      journal: await queryRows(db, sql`select * from drizzle.__drizzle_migrations`),
      titles: await queryRows(db, sql`select title from scholarships order by id`),
    });
    const where = { url: home.DATABASE_URL, dataDir: home.DATA_DIR };
    const before = await asOwner(where, async (db) => {
      await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
      return read(db);
    });
    const { code, output } = await startInVain({ ...home });
    expect(code).toBe(1);
    expect(output).toContain(
      "Fursa cannot start: the database was made by a Fursa from before the first release, or by something else, and can't be brought up to date. Nothing was changed in it. Begin with an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database\n",
    );
    expect(output).not.toContain("    at ");
    expect(await asOwner(where, read)).toEqual(before);
    rmSync(home.DATA_DIR, { recursive: true });
  });
});

describe("the production build of React, which takes half the time,", () => {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(folder, name), "utf8"));

  test("is in the build, for the server and for browsers", () => {
    const server = filesIn("build/server").join("");
    expect(server).toContain("node_modules/react-dom/cjs/react-dom-server.node.production.js");
    expect(server).not.toMatch(/node_modules\/react[\w-]*\/cjs\/[\w.-]+\.development\.js/);
    const browser = filesIn("build/client/assets");
    expect(browser.filter((text) => /React DevTools|jsxDEV/.test(text))).toEqual([]);
  });

  test("runs whatever NODE_ENV is", async () => {
    const server = await startServer({ NODE_ENV: "development" });
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(script ?? "", server.url))).headers.get("Cache-Control")).toContain(
      "immutable",
    );
    expect(await server.stop()).toBe(0);
  });
});

describe("servers on one PostgreSQL", () => {
  let postgres: Postgres;
  let servers: RunningServer[];
  beforeAll(async () => {
    postgres = await startPostgres();
    const DATABASE_URL = await postgres.createDatabase("fursa_machines");
    servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL, AUTH_SECRET: secret })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  });

  test("start at once, and one of them migrates and fills the catalogue", async () => {
    const outputs = servers.map((server) => server.output());
    expect(outputs.filter((text) => text.includes("Migrated the database"))).toHaveLength(1);
    expect(outputs.filter((text) => text.includes("Filled the empty catalogue"))).toHaveLength(1);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test("show one calm page with the request's id, and log the cause once, when the database is lost", async () => {
    await postgres.stop();
    const [server] = servers;
    if (!server) throw new Error("no server");
    const answer = await fetch(server.url);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    const id = answer.headers.get("X-Request-Id") ?? "";
    expect(id).toMatch(/^[\w-]{20,}$/);
    expect(text).toContain(id);
    expect(text).not.toContain("ECONNREFUSED");
    const causes = server
      .output()
      .split("\n")
      .filter((line) => line.includes(id) && line.includes("unexpected error"));
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatch(/ECONNREFUSED|terminat/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test.each([
  ["PostgreSQL is created", /Opening the database/],
  ["the catalogue is filled", /Migrated the database/],
])("SIGTERM while %s ends the server and its PostgreSQL", async (_, words) => {
  const folder = newDataFolder();
  const { code, output } = await startInVain({ DATA_DIR: folder }, words);
  expect(code).toBe(0);
  expect(output).not.toContain("Fursa is open");
  const left = () => execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).includes(folder);
  await expect.poll(left, { timeout: 60_000 }).toBe(false);
  rmSync(folder, { recursive: true });
});
