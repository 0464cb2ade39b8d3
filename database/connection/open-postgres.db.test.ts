import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { openSilentLine } from "#tests/support/database/silent-connection.ts";
import { secret, testDatabase, testDatabaseUrl } from "#tests/support/database/test-database.ts";
import { openPostgres } from "./open-postgres.ts";
import { isUnreachable } from "./unreachable.ts";

const url = await testDatabaseUrl();

describe("PostgreSQL", () => {
  test("is refused with one line if it is too old", async () => {
    await expect(openPostgres({ url, secret }, { oldest: 99 })).rejects.toThrow(
      /^PostgreSQL 99 or newer is needed, the database of DATABASE_URL is 1\d\.\d/,
    );
  });

  test("may break a session in the middle of a transaction: that one fails, and the process continues", async () => {
    const { db } = await testDatabase();
    const broken = db.transaction(async (own) => {
      const answer = await own.execute(sql`select pg_backend_pid() as pid`);
      const [session] = (answer as unknown as { rows: { pid: number }[] }).rows;
      await end(session?.pid ?? 0);
      await own.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await db.execute(sql`select 1 as one`)).toHaveProperty("rows", [{ one: 1 }]);
  });

  test("is probed with TCP keep-alive every ten seconds while a connection is idle", async () => {
    const setKeepAlive = vi.spyOn(Socket.prototype, "setKeepAlive");
    const { db, accounts, patient, close } = await openPostgres({ url, secret });
    for (const pool of [db, accounts, patient]) {
      setKeepAlive.mockClear();
      await pool.execute(sql`select 1`);
      expect(setKeepAlive.mock.calls).toEqual([[true, 10_000]]);
    }
    setKeepAlive.mockRestore();
    await close();
  });

  test("may stop responding but acknowledge packets: waiting queries fail, and their slots are released", async () => {
    const line = await openSilentLine(url);
    const { db, close } = await openPostgres({ url: line.url, secret }, { queryTimeout: 500 });
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    line.fallSilent();
    const transactions = Array.from({ length: 10 }, () =>
      db.transaction((own) => own.execute(sql`select 1`)),
    );
    for (const answer of await Promise.allSettled(transactions)) {
      expect(answer.status).toBe("rejected");
      expect(isUnreachable((answer as PromiseRejectedResult).reason)).toBe(true);
    }
    line.speakAgain();
    expect(await db.execute(sql`select 1 as one`)).toHaveProperty("rows", [{ one: 1 }]);
    line.fallSilent();
    await close();
    await line.close();
  });
});

/** Ends a session from outside, and waits until it is gone. */
async function end(pid: number): Promise<void> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_terminate_backend($1, 10000)", [pid]);
  await other.query("select 1");
  await other.end();
}
