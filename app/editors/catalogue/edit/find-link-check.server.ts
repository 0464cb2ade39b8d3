import { and, eq } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { linkChecks } from "#database/schema/index.ts";

export interface LinkCheck {
  address: string;
  checkedAt: Date;
  failures: number;
  error: string | null;
}

/** When the link checker last tried the record's official page. For editors: it says nothing about the facts. */
export async function findLinkCheck(db: Database, kind: Kind, id: string): Promise<LinkCheck | null> {
  const { address, checkedAt, failures, error, recordId } = linkChecks;
  const [check] = await db
    .select({ address, checkedAt, failures, error })
    .from(linkChecks)
    .where(and(eq(linkChecks.kind, kind), eq(recordId, id)));
  return check ?? null;
}
