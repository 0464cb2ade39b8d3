import { and, eq, type SQL } from "drizzle-orm";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import type { Database } from "#database/database.ts";
import type { hiddenMatches, savedItems } from "#database/schema/index.ts";

/** The foreign key of each kind in `saved_items` and `hidden_matches`. */
const columnOf = { scholarship: "scholarshipId", college: "collegeId", internship: "internshipId" } as const;

export const columnsOf = ({ kind, id }: Item) => ({ [columnOf[kind]]: id });

/** Matches the row of one user and item. */
export const isOwnItem = (
  table: typeof savedItems | typeof hiddenMatches,
  userId: string,
  { kind, id }: Item,
): SQL | undefined => and(eq(table.userId, userId), eq(table.kind, kind), eq(table.opportunityId, id));

export async function isListed(db: Database, { kind, id }: Item): Promise<boolean> {
  const table = tableOf[kind];
  return (await db.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0;
}
