import { sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { savedItems } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

/** Which of the shown opportunities the viewer has saved. One query per page, none for visitors. */
export async function findSavedIds(
  db: Database,
  viewer: Viewer,
  kind: OpportunityKind,
  shown: { id: string }[],
): Promise<string[]> {
  if (viewer.kind === "visitor" || shown.length === 0) return [];
  const ids = sql.param(`{${shown.map(({ id }) => id).join(",")}}`);
  const { userId, kind: savedKind, opportunityId } = savedItems;
  const found = await queryRows<{ id: string }>(
    db,
    sql`select ${opportunityId} as id from ${savedItems}
      where ${userId} = ${viewer.userId} and ${savedKind} = ${kind} and ${opportunityId} = any(${ids}::uuid[])`,
  );
  return found.map(({ id }) => id);
}
