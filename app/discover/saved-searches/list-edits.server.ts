import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";

/** A listing that editors changed, and the time of the last change. */
export interface ListingEdit {
  kind: Kind;
  id: string;
  at: Date;
}

/** If there are more in two weeks, the latest count. */
const mostEdits = 5_000;

/** Listings that were changed between two moments and are still listed. Read once for all searches. */
export async function listEdits(db: Database, since: Date, until: Date): Promise<ListingEdit[]> {
  const { kind, recordId, former, current, changedAt } = catalogueChanges;
  const found = await queryRows<{ kind: Kind; id: string; at: string }>(
    db,
    sql`select ${kind}, ${recordId} as id, max(${changedAt})::text as at from ${catalogueChanges}
      where ${changedAt} > ${since.toISOString()}::timestamptz and ${changedAt} <= ${until.toISOString()}::timestamptz
        and ${kind} = any(${sql.param([...kinds])}::text[]) and ${former} is not null and ${current} is not null
      group by ${kind}, ${recordId} order by max(${changedAt}) desc limit ${mostEdits}`,
  );
  return found.map((edit) => ({ ...edit, at: new Date(edit.at) }));
}
