import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { isAway } from "../away.ts";
import { openLine } from "./line.ts";
import { openSession, PoolOfOne } from "./pool-of-one.ts";

const folder = mkdtempSync(join(tmpdir(), "fursa-built-in-"));
const { line, copyTo, close } = await openLine({ folder: join(folder, "files") });
const session = await openSession(line);
const pool = new PoolOfOne(session);

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

describe("a question to the built-in database", () => {
  test("keeps nobody here waiting", async () => {
    const order: string[] = [];
    const answered = session
      .ask("select count(*) from generate_series(1, 500000)")
      .then(() => order.push("the answer"));
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    order.push("two turns of everybody else");
    await answered;
    expect(order).toEqual(["two turns of everybody else", "the answer"]);
  });

  test("that goes too deep is refused, and the next is answered", async () => {
    await session.ask(
      "create function deeper() returns int language plpgsql as 'begin return deeper(); end'",
    );
    await expect(session.ask("select deeper()")).rejects.toMatchObject({ code: "54001" });
    expect((await session.ask("select 3 as three")).rows).toEqual([{ three: 3 }]);
  });

  test("with an answer of megabytes is answered whole", async () => {
    const { rows } = await session.ask("select repeat('ab', 4000000) as long");
    expect((rows[0] as { long: string }).long).toBe("ab".repeat(4_000_000));
  });

  test("asked beside others, one of which fails, is answered", async () => {
    const answers = await Promise.allSettled([
      pool.query("select 1 as number"),
      pool.query("select 1 / $1::int", [0]),
      pool.query("select 2 as number"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });
});

describe("a transaction", () => {
  test("has the session for itself until it ends", async () => {
    const first = await pool.connect();
    await first.query("begin");
    await first.query("create table shelf (book text)");
    const others = pool.query("select count(*)::int as tables from pg_tables where tablename = 'shelf'");
    await first.query("rollback");
    first.release();
    expect((await others).rows).toEqual([{ tables: 0 }]);
    await expect(first.query("select 1")).rejects.toThrow("Transaction is closed");
  });

  test("that waits is counted, and apart from the others when it has waited for long", async () => {
    const first = await pool.connect();
    const second = pool.connect();
    expect([session.waiting(), session.waiting(60_000)]).toEqual([1, 0]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.waiting(1)).toBe(1);
    first.release();
    (await second).release();
    expect(session.waiting()).toBe(0);
  });

  test("that could not begin answers nothing", async () => {
    const borrowed = await new PoolOfOne(session, "nobody_of_this_name").connect();
    await borrowed.query("begin");
    await expect(borrowed.query("select 1")).rejects.toThrow(/nobody_of_this_name/);
    await borrowed.query("rollback");
    borrowed.release();
  });

  test("of a pool with a role is in that role, and the session is not afterwards", async () => {
    await session.ask("create role reader");
    const asReader = new PoolOfOne(session, "reader");
    expect((await asReader.query("select current_user::text as role")).rows).toEqual([{ role: "reader" }]);
    expect((await pool.query("select current_user::text as role")).rows).toEqual([{ role: "postgres" }]);
  });
});

test("what is announced is heard before it is done, until nobody listens", async () => {
  const heard: string[] = [];
  const stop = await session.listen("news", (payload) => heard.push(payload));
  await pool.query("notify news, 'first'");
  expect(heard).toEqual(["first"]);
  await stop();
  await pool.query("notify news, 'second'");
  expect(heard).toEqual(["first"]);
});

test("the files are copied for everyone who asks, and a copy that fails says why", async () => {
  const copies = ["one", "two"].map((name) => join(folder, name));
  await Promise.all([...copies.map(copyTo), pool.query("select 1")]);
  for (const copy of copies) expect(readdirSync(copy)).toContain("PG_VERSION");
  const belowAFile = join(folder, "one", "PG_VERSION", "copy");
  await expect(copyTo(belowAFile)).rejects.toThrow(belowAFile);
});

/** A copy of the files is opened in a fraction of the time that making them takes. */
async function another() {
  const copy = mkdtempSync(join(folder, "copy-"));
  await copyTo(copy);
  return openLine({ folder: copy });
}

test("what the environment says of another PostgreSQL is not meant for this one", async () => {
  for (const [name, value] of Object.entries({
    PGSSLMODE: "require",
    PGUSER: "somebody",
    PGOPTIONS: "-c statement_timeout=1",
    PGHOST: "elsewhere.example",
  }))
    vi.stubEnv(name, value);
  const other = await another();
  const { ask } = await openSession(other.line);
  const { rows } = await ask(
    "select session_user::text as user, current_setting('statement_timeout') as limit",
  );
  expect(rows).toEqual([{ user: "postgres", limit: "0" }]);
  await other.close();
  vi.unstubAllEnvs();
});

test("a process that has its answer ends, though nobody closed the database", async () => {
  const copy = mkdtempSync(join(folder, "copy-"));
  await copyTo(copy);
  const script = `
    const { openLine } = await import(${JSON.stringify(join(import.meta.dirname, "line.ts"))});
    const { openSession } = await import(${JSON.stringify(join(import.meta.dirname, "pool-of-one.ts"))});
    const { line } = await openLine({ folder: ${JSON.stringify(copy)} });
    const { ask } = await openSession(line);
    process.stdout.write(String((await ask("select 6 * 7 as answer")).rows[0].answer));`;
  const options = { encoding: "utf8", cwd: join(import.meta.dirname, "../..") } as const;
  expect(execFileSync(process.execPath, ["--input-type=module", "-e", script], options)).toBe("42");
});

test("what is asked before the end is answered, and what is asked after it is refused", async () => {
  const other = await another();
  const its = await openSession(other.line);
  const ownPool = new PoolOfOne(its);
  const before = ownPool.query("select 1 as one");
  const ended = its.end();
  const after = await ownPool.query("select 2").catch((problem: unknown) => problem);
  expect(isAway(after)).toBe(true);
  expect((await before).rows).toEqual([{ one: 1 }]);
  await ended;
  await other.close();
});

test("a database that breaks is away for everyone who asks", async () => {
  const broken = await another();
  const { ask } = await openSession(broken.line);
  const before = ask("select count(*) from generate_series(1, 100000)");
  // A question without an end gets an answer without one.
  broken.line.write(Buffer.from("P\0\0\0\x10\0select 1\0\0\0", "latin1"));
  const after = ask("select 2");
  await expect(before).resolves.toBeDefined();
  for (const asked of [after, ask("select 3")])
    expect(isAway(await asked.catch((problem: unknown) => problem))).toBe(true);
  await broken.close();
});
