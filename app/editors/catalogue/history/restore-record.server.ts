import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges } from "#database/schema/index.ts";
import { createRecords } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { withChangeLabel } from "./label-changes.server.ts";

type RestoreOutcome =
  | { ok: true; kind: typeof catalogueChanges.$inferSelect.kind; id: string; isPublished: boolean }
  | { ok: false; reason: "not deleted" | "already there" };

/**
 * Restores a deleted record with its id and its published state. If its college is gone, it comes back
 * unpublished.
 */
export async function restoreRecord(db: Database, changeId: number): Promise<RestoreOutcome> {
  const [change] = await db.select().from(catalogueChanges).where(eq(catalogueChanges.id, changeId));
  if (!change?.former || change.current) return { ok: false, reason: "not deleted" };
  const { kind, recordId: id } = change;
  const { published: wasPublished = true, ...former } = change.former;
  if (await findRecord(db, kind, id)) return { ok: false, reason: "already there" };
  const isPublished = wasPublished === true && (await hasItsCollege(db, former));
  await withChangeLabel(db, { action: "restore" }, (own) =>
    createRecords(own, kind, [{ ...former, id }], { isPublished }),
  );
  return { ok: true, kind, id, isPublished };
}

async function hasItsCollege(db: Database, { school_id: school }: Record<string, unknown>) {
  if (school === undefined) return true;
  return (await queryRows(db, sql`select 1 from colleges where id = ${school}::uuid`)).length > 0;
}
