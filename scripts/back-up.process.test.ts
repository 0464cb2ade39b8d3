import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecret } from "#app/accounts/second-factor/factors.server.ts";
import { codeAt, stepAt } from "#app/accounts/second-factor/totp.server.ts";
import { dumpDatabase } from "#database/dump/dump-database.ts";
import { inOneTransaction, withSnapshot } from "#database/dump/open-snapshot.ts";
import { asOwner, type DatabaseLocation, openDatabase } from "#database/open-database.ts";
import { queryRows } from "#database/query-rows.ts";
import { factors } from "#database/schema/index.ts";
import { allOf } from "#tests/support/all-of.ts";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { newDataFolder } from "#tests/support/database/server-database.ts";
import { stayInsideOption } from "#tests/support/network/stay-local-options.ts";
import { addSecondFactor, furnish, secret, settleIn } from "#tests/support/people/furnish.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const credentials = { email: "amina@example.com", password: "mango season" };
const key = "mangoes in november";
const folder = mkdtempSync(join(tmpdir(), "fursa-back-up-"));
const file = join(folder, "fursa.backup");
const dataDir = newDataFolder();
/** A cluster that has none of our roles. */
let cluster: Postgres;
let url: string;
/** Rows that were acknowledged before the backup began. */
const early = "early@example.com";

beforeAll(async () => {
  cluster = await startPostgres();
  url = await cluster.createDatabase("restored");
  const server = await startServer({ DATA_DIR: dataDir, AUTH_SECRET: secret });
  await post(server, "/auth?mode=signup", credentials);
  await server.stop();
  const database = await openDatabase({ dataDir });
  const userId = await settleIn(database, credentials.email);
  await furnish(database, userId);
  await addSecondFactor(database, userId);
  await database.close();
});
afterAll(async () => {
  await cluster?.stop();
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

test("a backup is consistent while people sign up", async () => {
  const server = await startServer({ DATA_DIR: dataDir, AUTH_SECRET: secret });
  const signUp = (email: string) => post(server, "/auth?mode=signup", { ...credentials, email });
  expect((await signUp(early)).headers.get("Location")).toBe("/auth");
  let isOver = false;
  const signUps = (async () => {
    for (let turn = 0; turn < 50 && !isOver; turn += 1) await signUp(`student-${turn}@example.com`);
  })();
  const output = await run("back-up", { DATA_DIR: dataDir, AUTH_SECRET: secret, BACKUP_KEY: key }, file);
  isOver = true;
  await signUps;
  expect(await server.stop()).toBe(0);
  expect(output.code, output.text).toBe(0);
  expect(output.text).toContain("encrypted with BACKUP_KEY");
});

test("without a database the backup fails and creates no file", async () => {
  const nowhere = join(folder, "nowhere");
  const output = await run("back-up", { DATA_DIR: nowhere }, join(folder, "nothing.backup"));
  expect(output).toEqual({ code: 1, text: `there is no database in ${nowhere}\n` });
  const empty = await cluster.createDatabase("empty");
  const other = await run("back-up", { DATABASE_URL: empty, AUTH_SECRET: secret }, join(folder, "n.backup"));
  expect(other).toEqual({ code: 1, text: "the database has no tables of Fursa\n" });
  expect(readdirSync(folder)).toEqual(["fursa.backup"]);
});

test("a restore is refused with another secret, without the key, and into a database with tables", async () => {
  const other = "another-secret-of-thirty-two-characters";
  const wrong = await run("restore", { DATABASE_URL: url, AUTH_SECRET: other, BACKUP_KEY: key }, file);
  expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("AUTH_SECRET is not the one") });
  const keyless = await run("restore", { DATABASE_URL: url, AUTH_SECRET: secret }, file);
  expect(keyless).toMatchObject({ code: 1, text: expect.stringContaining("set BACKUP_KEY") });
  const full = await run("restore", { DATA_DIR: dataDir, AUTH_SECRET: secret, BACKUP_KEY: key }, file);
  expect(full).toMatchObject({ code: 1, text: expect.stringContaining("the database is not empty") });
});

test("everything is restored in a cluster without our roles, and people sign in with both factors", async () => {
  const output = await run("restore", { DATABASE_URL: url, AUTH_SECRET: secret, BACKUP_KEY: key }, file);
  expect(output.code, output.text).toBe(0);
  expect(output.text).toMatch(/Restored the backup of .*: [\d,]+ rows in \d+ tables, each compared/);
  await inOneTransaction({ url, dataDir: "" }, async (db) => {
    const users = await queryRows<{ email: string; has_password: boolean }>(
      db,
      sql`select email, exists (select 1 from accounts where user_id = users.id) as has_password from users`,
    );
    expect(users.filter(({ has_password }) => !has_password)).toEqual([]);
    expect(users.map(({ email }) => email)).toContain(early);
  });
  const server = await startServer({ DATABASE_URL: url, AUTH_SECRET: secret });
  const first = await post(server, "/auth", credentials);
  const Cookie = first.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect(first.headers.get("Location")).toContain("/auth/challenge");
  const [factor] = await inOneTransaction({ url, dataDir: "" }, (db) => db.select().from(factors));
  if (!factor) throw new Error("the second factor is lost");
  const code = codeAt(await readSecret(secret, factor), stepAt(new Date()));
  const second = await post(server, "/auth/challenge", { code }, { Cookie });
  expect(second.headers.get("Location")).toBe("/profile");
  expect((await fetch(server.url)).status).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe("ready");
  expect(await server.stop()).toBe(0);
});

test("a backup of PostgreSQL is restored to a data folder and to PostgreSQL, row by row", async () => {
  // The backup above contains every programme: copying thousands of them three more times would prove nothing else.
  await asOwner({ url, dataDir: "" }, (db) =>
    db.execute(sql`delete from programmes where id not in (select id from programmes order by id limit 200)`),
  );
  const [there, back] = [join(folder, "there.backup"), join(folder, "back.backup")];
  const target = join(folder, "restored");
  const again = await cluster.createDatabase("restored_again");
  for (const [command, environment, given] of [
    ["back-up", { DATABASE_URL: url, AUTH_SECRET: secret }, there],
    ["restore", { DATA_DIR: target, AUTH_SECRET: secret }, there],
    ["back-up", { DATA_DIR: target }, back],
    ["restore", { DATABASE_URL: again, AUTH_SECRET: secret }, back],
  ] as const) {
    const output = await run(command, environment, given);
    expect(output.code, output.text).toBe(0);
  }
  const first = await checksums({ url, dataDir: "" });
  expect(first.length).toBeGreaterThan(60);
  expect(await checksums({ dataDir: target })).toEqual(first);
  expect(await checksums({ url: again, dataDir: "" })).toEqual(first);
});

test("with a key, an unencrypted file is refused", async () => {
  const target = await cluster.createDatabase("keyed");
  const environment = { DATABASE_URL: target, AUTH_SECRET: secret, BACKUP_KEY: key };
  const output = await run("restore", environment, join(folder, "there.backup"));
  expect(output).toMatchObject({ code: 1, text: expect.stringContaining("the backup is not encrypted") });
  expect(output.text).toContain("Nothing was changed.");
});

/** The checksum of every table and the state of every sequence, one line each. */
const checksums = (where: DatabaseLocation) =>
  withSnapshot(where, async (db) => {
    const chunks = await allOf(dumpDatabase(db, { now: new Date(), secret, report: () => undefined }));
    return chunks.filter((chunk) => /^\["(?:checksum|sequence)/.test(chunk));
  });

const post = (
  server: RunningServer,
  path: string,
  typed: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: server.url, ...headers },
    body: new URLSearchParams(typed),
    redirect: "manual",
  });

const run = (command: string, environment: Record<string, string>, ...given: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "", NODE_OPTIONS = "" } = process.env;
    execFile(
      process.execPath,
      [stayInsideOption, `scripts/${command}.ts`, ...given],
      { env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, ...environment }, maxBuffer: 1e8 },
      (problem, stdout, stderr) =>
        resolve({ code: problem ? Number(problem.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
