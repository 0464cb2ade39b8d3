import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { gatheringIn } from "./ask-together.ts";
import type { Database } from "./database.ts";

/** Runs SQL that Drizzle's builder has no words for. The two engines wrap the rows alike. */
export async function ask<Row>(db: Database, question: SQL): Promise<Row[]> {
  const gathering = gatheringIn(db);
  if (gathering) return gathering.ask<Row>(question);
  const answer = (await db.execute(question)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** How many rows of a table are so: like `$count`, and sent together with what else is asked at that moment. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await ask<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from ${table} where ${where ?? sql`true`}`,
  );
  return row?.rows ?? 0;
}
