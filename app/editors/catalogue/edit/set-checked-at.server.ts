import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";

/** Records that an editor verified the record now. */
export async function setCheckedAt(db: Database, kind: Kind, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`update ${sql.identifier(kind)} set checked_at = ${now.toISOString()} where id = ${id}`,
  );
}
