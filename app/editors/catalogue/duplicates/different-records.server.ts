import { and, desc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { differentRecords } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";

/** Two ids of one kind, in any order. */
interface IdPair {
  one: string;
  other: string;
}

const maxShown = 50;

const sortedIds = ({ one, other }: IdPair) => {
  const [oneId = "", otherId = ""] = [one, other].toSorted();
  return { oneId, otherId };
};

/**
 * Marks two records as different, so that they are not shown as duplicates. Returns false if one is gone or
 * both are the same.
 */
export async function markDifferent(db: Database, kind: CatalogueKind, pair: IdPair): Promise<boolean> {
  if (pair.one === pair.other) return false;
  const there = await queryRows<{ id: string }>(
    db,
    sql`select id from ${sql.identifier(kind)} where id in (${pair.one}::uuid, ${pair.other}::uuid)`,
  );
  if (there.length < 2) return false;
  await db
    .insert(differentRecords)
    .values({ kind, ...sortedIds(pair) })
    .onConflictDoNothing();
  return true;
}

/** Returns false if they were not marked. */
export async function unmarkDifferent(db: Database, kind: CatalogueKind, pair: IdPair): Promise<boolean> {
  const { oneId, otherId } = sortedIds(pair);
  const forgotten = await db
    .delete(differentRecords)
    .where(
      and(
        eq(differentRecords.kind, kind),
        eq(differentRecords.oneId, oneId),
        eq(differentRecords.otherId, otherId),
      ),
    )
    .returning({ kind: differentRecords.kind });
  return forgotten.length > 0;
}

export interface DifferentPair extends IdPair {
  oneTitle: string;
  otherTitle: string;
}

/** The pairs marked as different, newest first, while both exist. */
export async function listDifferent(db: Database, kind: CatalogueKind): Promise<DifferentPair[]> {
  const { oneId, otherId, createdAt } = differentRecords;
  const record = (id: AnyPgColumn) =>
    sql`(select record_title(to_jsonb(record)) as title from ${sql.identifier(kind)} as record where record.id = ${id})`;
  return db
    .select({
      one: oneId,
      other: otherId,
      oneTitle: sql<string>`one.title`,
      otherTitle: sql<string>`other.title`,
    })
    .from(differentRecords)
    .innerJoin(sql`lateral ${record(oneId)} as one`, sql`true`)
    .innerJoin(sql`lateral ${record(otherId)} as other`, sql`true`)
    .where(eq(differentRecords.kind, kind))
    .orderBy(desc(createdAt), oneId, otherId)
    .limit(maxShown);
}
