import { type SQL, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { ask } from "./ask.ts";
import { askTogether } from "./ask-together.ts";
import type { Database } from "./database.ts";

const one = (db: Database, value: SQL) => ask<{ value: unknown }>(db, sql`select ${value} as value`);

describe("questions of one moment", () => {
  test("travel in one statement, and what follows from them in the next", async ({ db }) => {
    const { spy, statements } = counting(db);
    const chain = async (start: number) => {
      const [first] = await one(spy, sql`${start}::int`);
      const [second] = await one(spy, sql`${Number(first?.value)}::int + 1`);
      return second?.value;
    };
    expect(await askTogether(spy, [() => chain(1), () => chain(5), () => chain(9)])).toEqual([2, 6, 10]);
    expect(statements()).toBe(2);
  });

  test("are answered the same with company and without: texts, numbers, lists, nothing, many rows", async ({
    db,
  }) => {
    const questions = [
      sql`select 'it''s "ü" 🎓 \\ {}' as text, 12::int as whole, 0.1::float8 as part, true as truth`,
      sql`select array['a', 'b,"c']::text[] as list, '{}'::text[] as none, null::text as nothing`,
      sql`select n::int from generate_series(3, 1, -1) as n`,
      sql`select 1 as n where false`,
    ];
    const alone = [];
    for (const question of questions) alone.push(await ask(db, question));
    const together = await askTogether(
      db,
      questions.map((question) => () => ask(db, question)),
    );
    expect(together).toEqual(alone);
  });

  test("fail together, and nobody is left asking", async ({ db }) => {
    let isOver = false;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isOver = true;
    };
    const inVain = db.transaction((own) => askTogether(own, [() => one(own, sql`1 / 0`), slow]));
    await expect(inVain).rejects.toThrow();
    expect(isOver).toBe(true);
    expect(await one(db, sql`7`)).toEqual([{ value: 7 }]);
  });
});

/** The same database, which counts what is sent to it. */
function counting(db: Database): { spy: Database; statements(): number } {
  let statements = 0;
  const execute = (question: SQL) => {
    statements += 1;
    return db.execute(question);
  };
  const spy = new Proxy(db, {
    get: (target, name) => (name === "execute" ? execute : Reflect.get(target, name)),
  });
  return { spy, statements: () => statements };
}
