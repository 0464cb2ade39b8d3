import { type SQL, sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { withoutTransaction } from "#database/errand-queue.ts";
import { worker } from "#database/roles.ts";

/** Makes the list of errands, without one, in a transaction that is open. */
export async function prepareErrands(db: Database): Promise<void> {
  await db.execute(sql.raw(`set local role ${worker}`));
  const list = new PgBoss({
    schema: "errands",
    createSchema: false,
    supervise: false,
    schedule: false,
    reindex: false,
    db: { executeSql: async (text, values) => ({ rows: await ask(db, asOneStatement(text, values ?? [])) }) },
  });
  list.on("error", () => undefined);
  await list.start();
  await list.stop({ graceful: false, close: false });
}

/** A script of several statements becomes one that runs it: PGlite takes one at a time. */
function asOneStatement(text: string, values: unknown[]): SQL {
  const script = withoutTransaction(text);
  if (script !== text) return sql.raw(`do $do$ begin execute $script$${script}$script$; end $do$`);
  const parts = values.length > 0 ? text.split(/(\$\d+)/) : [text];
  return sql.join(
    parts.map((part) =>
      /^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part),
    ),
  );
}
