// A process that a test kills: opens the embedded database of a folder as a server does, prints how many acknowledged
// rows are missing, then adds rows without end and prints each number once the database has acknowledged it.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openEmbedded } from "#database/embedded/embedded-postgres.ts";

const [dataDir = "", acknowledged = "0"] = process.argv.slice(2);
const { url } = await openEmbedded({ dataDir, isServer: true });
const pool = new pg.Pool({ connectionString: url, max: 1 });
pool.on("error", () => undefined);
await pool.query("create table if not exists kept (row integer primary key)");
const { rows } = await pool.query<{ count: number; last: number }>(
  "select count(*)::int, coalesce(max(row), 0) as last from kept where row <= $1",
  [Number(acknowledged)],
);
process.stdout.write(`missing ${Number(acknowledged) - (rows[0]?.count ?? 0)}\n`);
const last = await pool.query<{ last: number }>("select coalesce(max(row), 0) as last from kept");
for (let row = (last.rows[0]?.last ?? 0) + 1; ; ) {
  try {
    await pool.query("insert into kept values ($1) on conflict do nothing", [row]);
    process.stdout.write(`kept ${row}\n`);
    row += 1;
  } catch {
    // PostgreSQL was killed. This row wasn't acknowledged, so it is tried again.
    await wait(20);
  }
}
