import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { ask } from "../ask.ts";
import { asViewer, type Viewer } from "../viewer.ts";
import { openPglite } from "./open-pglite.ts";

const { db, asOwner, close } = await openPglite("memory");
afterAll(close);

const visitor: Viewer = { kind: "visitor", database: db };
const member = (userId: string): Viewer => ({ kind: "member", userId, database: db });
const asked = (viewer: Viewer, question: ReturnType<typeof sql>) =>
  asViewer(viewer, (own) => ask(own, question));

/** The first time is plain, the second is prepared, the third is what was prepared. */
const thrice = [1, 2, 3];

test("what is prepared gives what was given before", async () => {
  const everything = sql`select ${1}::int as number, ${null}::text as nothing, 'null'::jsonb as json_null, ${'{"a":[1]}'}::jsonb as json,
    ${"{a,null,b}"}::text[] as list, ${"2026-11-16"}::date as day, ${true}::boolean as truth, '\\x00ff'::bytea as bytes, ${"12"}::bigint as large`;
  const [first, ...others] = await Promise.all(thrice.map(() => asked(visitor, everything)));
  expect(first).toMatchObject([{ number: 1, nothing: null, json_null: null, json: { a: [1] }, truth: true }]);
  for (const other of others) expect(other).toEqual(first);
});

test("the same question is answered to each with their own rights", async () => {
  const whoAmI = sql`select current_user::text as role, current_setting('fursa.user_id') as id`;
  for (const _ of thrice) {
    expect(await asked(member("a"), whoAmI)).toEqual([{ role: "fursa_member", id: "a" }]);
    expect(await asked(visitor, whoAmI)).toEqual([{ role: "fursa_visitor", id: "" }]);
    expect(await asked(member("b"), whoAmI)).toEqual([{ role: "fursa_member", id: "b" }]);
  }
});

test("rows that a policy hides stay hidden, whoever asked first", async () => {
  await asOwner(async (own) => {
    await own.execute(sql`create table notes (id text, words text)`);
    await own.execute(sql`alter table notes enable row level security`);
    await own.execute(
      sql`create policy own on notes for select to fursa_member using (id = current_setting('fursa.user_id'))`,
    );
    await own.execute(sql`grant select on notes to fursa_member, fursa_visitor`);
    await own.execute(sql`insert into notes values ('a', '1'), ('b', '2')`);
  });
  const notes = sql`select id, words from notes`;
  for (const _ of thrice) {
    expect(await asked(member("a"), notes)).toEqual([{ id: "a", words: "1" }]);
    expect(await asked(member("b"), notes)).toEqual([{ id: "b", words: "2" }]);
    expect(await asked(visitor, notes)).toEqual([]);
  }
  await asOwner((own) => own.execute(sql`alter table notes alter words type int using words::int`));
  expect(await asked(member("a"), notes), "after the table changed").toEqual([{ id: "a", words: 1 }]);
});

test("a question that fails undoes its transaction, and the next is answered", async () => {
  const divided = (by: number) => sql`select 10 / ${by}::int as part`;
  for (const _ of thrice) expect(await asked(visitor, divided(5))).toEqual([{ part: 2 }]);
  await expect(asked(visitor, divided(0))).rejects.toThrow();
  expect(await asked(visitor, divided(2))).toEqual([{ part: 5 }]);
});

test("nothing is asked in a transaction that is over", async () => {
  const question = sql`select 1 as one`;
  const late = await asViewer(visitor, async (own) => {
    for (const _ of thrice) await ask(own, question);
    return { ask: () => ask(own, question) };
  });
  await expect(late.ask()).rejects.toThrow();
});

test("no more are held than may be, however many there are", async () => {
  for (let place = 0; place < 150; place += 1)
    for (const _ of thrice) await asked(visitor, sql.raw(`select ${place} as place`));
  const [held] = await ask<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_prepared_statements`,
  );
  expect(held?.count).toBeGreaterThan(50);
  expect(held?.count).toBeLessThan(110);
});
