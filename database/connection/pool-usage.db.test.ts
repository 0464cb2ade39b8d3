import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test, testDatabase } from "#tests/support/database/test-database.ts";

test("a query that waits for a connection is counted while it waits, also if it fails", async () => {
  const { accounts, status } = await testDatabase();
  expect(status().waiting).toBe(0);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const question = (words: string) =>
    accounts.transaction(async (tx) => {
      await isOver;
      await tx.execute(sql.raw(words));
    });
  // More than the number of sessions.
  const queries = Array.from({ length: 30 }, (_, index) =>
    question(index % 2 ? "select 1" : "select nonsense"),
  );
  const answers = Promise.allSettled(queries);
  const { open, waiting } = status();
  expect(waiting).toBeGreaterThan(20);
  expect(open).toBeGreaterThan(0);
  end();
  const failed = (await answers).filter(({ status }) => status === "rejected");
  expect([failed.length, status().waiting]).toEqual([15, 0]);
});
