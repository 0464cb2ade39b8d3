import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges } from "#database/schema/index.ts";
import type { catalogueActions } from "#database/schema/lists.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { diffRecords, type FieldDifference } from "./differences.ts";

interface ChangeFilter {
  kind?: CatalogueKind | null;
  recordId?: string | null;
  action?: (typeof catalogueActions)[number] | null;
  batchId?: string | null;
  /** An editor's id, or "worker" for background jobs. */
  by?: string | null;
  /** Cursor: the id of the previous page's last change. */
  before?: number | null;
}

export interface ListedChange {
  id: number;
  kind: CatalogueKind;
  recordId: string;
  title: string;
  action: (typeof catalogueActions)[number];
  changedAt: Date;
  /** Null if the account has been deleted. */
  by: string | null;
  byId: string | null;
  isByWorker: boolean;
  batchId: string | null;
  differences: FieldDifference[];
  /** This change deleted the record, and it has not been restored since. */
  canRestore: boolean;
}

const changesPerPage = 30;

/** One page of the history, newest first. */
export async function listChanges(
  db: Database,
  filter: ChangeFilter,
): Promise<{ changes: ListedChange[]; older: number | null }> {
  const rows = await db
    .select({ change: catalogueChanges, hasLaterChange: isFollowed() })
    .from(catalogueChanges)
    .where(filterCondition(filter))
    .orderBy(desc(catalogueChanges.id))
    .limit(changesPerPage + 1);
  const shown = rows.slice(0, changesPerPage);
  const names = await findEditorNames(
    db,
    shown.flatMap(({ change }) => change.changedBy ?? []),
  );
  return {
    changes: shown.map(
      ({ change: { changedBy, byWorker, former, current, ...change }, hasLaterChange: isOld }) => ({
        ...change,
        by: changedBy ? (names.get(changedBy) ?? null) : null,
        byId: changedBy,
        isByWorker: byWorker,
        differences: isPublishing(change.action) ? [] : diffRecords(change.kind, former, current),
        canRestore: former !== null && current === null && !isOld,
      }),
    ),
    older: rows.length > changesPerPage ? (shown.at(-1)?.change.id ?? null) : null,
  };
}

/** Publishing changes no field, so there are no differences to show. */
const isPublishing = (action: ListedChange["action"]) => action === "publish" || action === "unpublish";

function filterCondition({ kind, recordId, action, batchId, by, before }: ChangeFilter): SQL | undefined {
  const { byWorker, changedBy, id } = catalogueChanges;
  return and(
    kind ? eq(catalogueChanges.kind, kind) : undefined,
    recordId ? eq(catalogueChanges.recordId, recordId) : undefined,
    action ? eq(catalogueChanges.action, action) : undefined,
    batchId ? eq(catalogueChanges.batchId, batchId) : undefined,
    by === "worker" ? eq(byWorker, true) : by ? eq(changedBy, by) : undefined,
    before ? lt(id, before) : undefined,
  );
}

/** Only a record's last change can be a deletion that can be undone. */
function isFollowed(): SQL<boolean> {
  const { recordId, id } = catalogueChanges;
  return sql<boolean>`exists (
    select 1 from catalogue_changes as later where later.record_id = ${recordId} and later.id > ${id})`;
}

async function findEditorNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const list = sql.param(`{${[...new Set(ids)].join(",")}}`);
  const found = await queryRows<{ id: string; name: string }>(
    db,
    sql`select id, name from editor_names(${list}::uuid[])`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Everyone who has edited, for the filter. */
export async function listEditors(db: Database): Promise<{ id: string; name: string }[]> {
  // A loose index scan: the history is long, the editors are few.
  const ids = await queryRows<{ id: string }>(
    db,
    sql`with recursive editors as (
        (select changed_by as id from catalogue_changes where changed_by is not null order by changed_by limit 1)
        union all
        select (select changed_by from catalogue_changes where changed_by > editors.id order by changed_by limit 1)
        from editors where editors.id is not null
      )
      select id from editors where id is not null limit 100`,
  );
  const names = await findEditorNames(
    db,
    ids.map(({ id }) => id),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}
