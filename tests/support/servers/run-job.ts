import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { PgBoss } from "pg-boss";

const between = 100;

/** Enqueues a job for the running servers, as the schedule would, and waits until one of them has completed it. */
export async function runJobNow(sql: pg.Client, name: string): Promise<void> {
  const list = new PgBoss({
    schema: "jobs",
    createSchema: false,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => sql.query(text, values) },
  });
  await list.start();
  try {
    let id = await list.send(name, {}, { singletonKey: name });
    // A run that was started earlier is still active.
    for (; !id; id = await list.send(name, {}, { singletonKey: name })) await wait(between);
    for (;;) {
      const { rows } = await sql.query<{ state: string }>("select state from jobs.job where id = $1", [id]);
      if (rows[0]?.state === "completed") return;
      if (rows[0]?.state !== "created" && rows[0]?.state !== "active")
        throw new Error(`${name} is ${rows[0]?.state}`);
      await wait(between);
    }
  } finally {
    await list.stop({ graceful: false, close: false });
  }
}
