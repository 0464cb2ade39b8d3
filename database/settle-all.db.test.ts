import { type SQL, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import type { Database } from "./database.ts";
import { queryRows } from "./query-rows.ts";
import { settleAll } from "./settle-all.ts";

const select = async (db: Database, value: SQL) => {
  const [row] = await queryRows<{ value: unknown }>(db, sql`select ${value} as value`);
  return row?.value;
};

describe("queries that run side by side in one transaction", () => {
  test("each get their own rows", async ({ db }) => {
    const chain = async (start: number) =>
      select(db, sql`${Number(await select(db, sql`${start}::int`))} + 1`);
    expect(await settleAll([chain(1), chain(5), chain(9), "no query"])).toEqual([2, 6, 10, "no query"]);
  });

  test("fail with the error that came first, not with those it caused", async ({ db }) => {
    const chain = async (own: Database) => {
      await select(own, sql`1`);
      await select(own, sql`2`);
    };
    const failing = db.transaction((own) => settleAll([chain(own), select(own, sql`1 / 0`)]));
    await expect(failing).rejects.toHaveProperty("cause.message", "division by zero");
    expect(await select(db, sql`7`)).toBe(7);
  });

  test("have all settled when the transaction ends", async ({ db }) => {
    let isOver = false;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isOver = true;
    };
    await expect(db.transaction((own) => settleAll([select(own, sql`1 / 0`), slow()]))).rejects.toThrow();
    expect(isOver).toBe(true);
  });
});
