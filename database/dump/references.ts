import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { queryRows } from "../query-rows.ts";

interface ForeignKey {
  add: string;
  drop: string;
}

/** Drops all foreign keys of a schema, so that tables can be loaded in any order. Adding them again checks every row. */
export async function dropReferences(db: Database, schema: string): Promise<ForeignKey[]> {
  const references = await queryRows<ForeignKey>(
    db,
    sql`select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
        format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
      from pg_constraint
      where contype = 'f' and connamespace = to_regnamespace(${schema}) and conparentid = 0 order by conname`,
  );
  for (const { drop } of references) await db.execute(sql.raw(drop));
  return references;
}

export async function addReferences(db: Database, references: ForeignKey[]): Promise<void> {
  for (const { add } of references) await db.execute(sql.raw(add));
}
