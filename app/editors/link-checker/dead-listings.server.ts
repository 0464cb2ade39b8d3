import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { unpublishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import {
  colleges,
  internships,
  linkChecks,
  scholarships,
  unpublishedRecords,
} from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { checkedSince, linkColumn } from "./list-links.server.ts";
import { deadLink, failuresToHide, mostHiddenShare } from "./words.ts";

export interface DeadListing {
  kind: Kind;
  id: string;
  title: string;
  address: string;
  error: string | null;
  failures: number;
}

const tables = { scholarships, colleges, internships };
const titleColumn: Record<Kind, string> = { scholarships: "title", colleges: "name", internships: "title" };

/** Published listings whose official page has failed often enough to hide them. */
export const listDeadListings = (db: Database): Promise<DeadListing[]> => listFailing(db, sql`true`);

async function listFailing(db: Database, which: SQL): Promise<DeadListing[]> {
  const found: DeadListing[] = [];
  for (const kind of kinds)
    found.push(
      ...(await queryRows<DeadListing>(
        db,
        sql`
        select ${kind}::text as kind, record.id, record.${sql.identifier(titleColumn[kind])} as title, looked.address, looked.error, looked.failures
        from link_checks as looked join ${sql.identifier(kind)} as record on record.id = looked.record_id
          and record.${sql.identifier(linkColumn[kind])} = looked.address
        where looked.kind = ${kind} and looked.failures >= ${failuresToHide} and ${which} order by title, record.id`,
      )),
    );
  return found;
}

/**
 * Hides listings that reached the limit in this run. If that is an unusually large share of the catalogue,
 * nothing is hidden and an editor has to decide.
 */
export async function hideDeadListings(
  db: Database,
  now: Date,
): Promise<{ hidden: number; toDecide: number }> {
  const dead = await listFailing(db, sql`looked.checked_at > ${checkedSince(now)}`);
  if (dead.length > (await maxHiddenAtOnce(db))) return { hidden: 0, toDecide: dead.length };
  return { hidden: await hide(db, dead), toDecide: 0 };
}

async function maxHiddenAtOnce(db: Database): Promise<number> {
  let listings = 0;
  for (const kind of kinds) listings += await db.$count(tables[kind]);
  return Math.max(1, Math.floor(listings * mostHiddenShare));
}

/**
 * Hides the listings that an editor confirmed as dead, except those that have recovered. Returns how many.
 */
export async function confirmDead(db: Database, ids: string[]): Promise<number> {
  const dead = await listDeadListings(db);
  return hide(
    db,
    dead.filter(({ id }) => ids.includes(id)),
  );
}

/** Resets the failure count of listings that an editor found to be fine. */
export async function resetFailures(db: Database, ids: string[]): Promise<number> {
  const dead = (await listDeadListings(db)).filter(({ id }) => ids.includes(id));
  for (const { kind, id } of dead)
    await db
      .update(linkChecks)
      .set({ failures: 0 })
      .where(and(eq(linkChecks.kind, kind), eq(linkChecks.recordId, id)));
  return dead.length;
}

async function hide(db: Database, dead: DeadListing[]): Promise<number> {
  let hidden = 0;
  for (const kind of kinds) {
    const ids = dead.flatMap((one) => (one.kind === kind ? [one.id] : []));
    if (ids.length > 0) hidden += await unpublishRecords(db, kind, ids, deadLink);
  }
  return hidden;
}

/** Listings hidden by the link checker, published again when the page responds. */
export const listHidden = (db: Database) =>
  db
    .select({ id: unpublishedRecords.id, kind: unpublishedRecords.kind, title: unpublishedRecords.title })
    .from(unpublishedRecords)
    .where(and(eq(unpublishedRecords.reason, deadLink), inArray(unpublishedRecords.kind, [...kinds])))
    .orderBy(unpublishedRecords.title, unpublishedRecords.id);
