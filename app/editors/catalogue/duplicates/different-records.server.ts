import { and, desc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { differentRecords } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";

/** Two ids of one kind, in any order. */
interface PairOfIds {
  one: string;
  other: string;
}

const mostShown = 50;

const inOrder = ({ one, other }: PairOfIds) => {
  const [oneId = "", otherId = ""] = [one, other].toSorted();
  return { oneId, otherId };
};

/** Remembers that two records are not the same thing. False where one of them is gone, or they are one. */
export async function noteDifferent(db: Database, kind: CatalogueKind, pair: PairOfIds): Promise<boolean> {
  if (pair.one === pair.other) return false;
  const there = await queryRows<{ id: string }>(
    db,
    sql`select id from ${sql.identifier(kind)} where id in (${pair.one}::uuid, ${pair.other}::uuid)`,
  );
  if (there.length < 2) return false;
  await db
    .insert(differentRecords)
    .values({ kind, ...inOrder(pair) })
    .onConflictDoNothing();
  return true;
}

/** They may be the same thing after all. False where nobody had said otherwise. */
export async function forgetDifferent(db: Database, kind: CatalogueKind, pair: PairOfIds): Promise<boolean> {
  const { oneId, otherId } = inOrder(pair);
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

export interface DifferentPair extends PairOfIds {
  oneTitle: string;
  otherTitle: string;
}

/** The pairs that an editor has told apart, the latest first, as long as both are there. */
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
    .limit(mostShown);
}
