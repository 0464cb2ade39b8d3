import { sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordChange } from "./fold-changes.ts";
import { type SavedChange, summariseChanges } from "./summarise-changes.ts";

/** Changes of the viewer's saved items since a day, one entry per record. */
export async function listChangesSince(db: Database, since: string): Promise<SavedChange[]> {
  const found = await queryRows<
    RecordChange & { id: number; kind: OpportunityKind; opportunityId: string; title: string }
  >(
    db,
    sql`select id::int8 as id, kind, opportunity_id as "opportunityId", title, former, current,
        was_listed as "wasListed", is_listed as "isListed"
      from changes_of_saved(${since}::timestamptz)`,
  );
  return summariseChanges(
    found.map(({ id, kind, opportunityId, title, ...change }) => ({
      ...{ kind, opportunityId, title, change },
      changeId: Number(id),
    })),
  ).changed;
}
