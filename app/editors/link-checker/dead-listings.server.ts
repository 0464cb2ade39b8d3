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
import { freshSince, linkColumn } from "./list-links.server.ts";
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

/** Listings that everyone still sees, though their official page has failed often enough to hide them. */
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
 * Hides what has failed often enough by the looks of this run. Where that is an unusual part of the catalogue nothing is hidden:
 * so many pages do not die in a week, and an editor has to say that they did.
 */
export async function hideDeadListings(
  db: Database,
  now: Date,
): Promise<{ hidden: number; toDecide: number }> {
  const dead = await listFailing(db, sql`looked.checked_at > ${freshSince(now)}`);
  if (dead.length > (await mostHiddenAtOnce(db))) return { hidden: 0, toDecide: dead.length };
  return { hidden: await hide(db, dead), toDecide: 0 };
}

async function mostHiddenAtOnce(db: Database): Promise<number> {
  let listings = 0;
  for (const kind of kinds) listings += await db.$count(tables[kind]);
  return Math.max(1, Math.floor(listings * mostHiddenShare));
}

/** An editor's word: these are dead indeed. Gives how many were hidden; what has come back to life meanwhile stays. */
export async function confirmDead(db: Database, ids: string[]): Promise<number> {
  const dead = await listDeadListings(db);
  return hide(
    db,
    dead.filter(({ id }) => ids.includes(id)),
  );
}

/** An editor's word: these are fine. The next failure is the first again. */
export async function keepShown(db: Database, ids: string[]): Promise<number> {
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

/** What the link check has hidden, and shows again when the page answers. */
export const listHidden = (db: Database) =>
  db
    .select({ id: unpublishedRecords.id, kind: unpublishedRecords.kind, title: unpublishedRecords.title })
    .from(unpublishedRecords)
    .where(and(eq(unpublishedRecords.reason, deadLink), inArray(unpublishedRecords.kind, [...kinds])))
    .orderBy(unpublishedRecords.title, unpublishedRecords.id);
