import { and, eq } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { problemReports } from "#database/schema/index.ts";
import { editingWords } from "./words.ts";

/** The way from a record's public page to the desk where it is edited, for an admin: with what visitors reported and nobody has dealt with. */
export async function findEditLink(db: Database, kind: Kind, id: string) {
  const reports = await db.$count(
    problemReports,
    and(eq(problemReports.state, "open"), eq(problemReports.kind, kind), eq(problemReports.recordId, id)),
  );
  return { to: `/admin/catalogue/${kind}/${id}`, label: editingWords(reports) };
}
