import type { SQL } from "drizzle-orm";
import { gatheringIn } from "./ask-together.ts";
import type { Database } from "./database.ts";

/** Runs SQL that Drizzle's builder has no words for. The two engines wrap the rows alike. */
export async function ask<Row>(db: Database, question: SQL): Promise<Row[]> {
  const gathering = gatheringIn(db);
  if (gathering) return gathering.ask<Row>(question);
  const answer = (await db.execute(question)) as unknown as { rows: Row[] };
  return answer.rows;
}
