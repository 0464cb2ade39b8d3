import { and, eq, inArray } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";
import { savedItems } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

/** Which of the shown ones the viewer has saved: one question a page, and none for visitors. */
export async function findSavedIds(
  db: Database,
  viewer: Viewer,
  kind: OpportunityKind,
  shown: { id: string }[],
): Promise<string[]> {
  if (viewer.kind === "visitor" || shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const found = await db
    .select({ id: savedItems.opportunityId })
    .from(savedItems)
    .where(
      and(
        eq(savedItems.userId, viewer.userId),
        eq(savedItems.kind, kind),
        inArray(savedItems.opportunityId, ids),
      ),
    );
  return found.map(({ id }) => id);
}
