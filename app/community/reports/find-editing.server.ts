import { and, eq } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { problemReports } from "#database/schema/index.ts";
import { editingWords } from "./words.ts";

/** For admins: the link from a record's public page to its editor, with the open reports about it. */
export async function findEditLink(db: Database, kind: Kind, id: string) {
  const reports = await db.$count(
    problemReports,
    and(eq(problemReports.state, "open"), eq(problemReports.kind, kind), eq(problemReports.recordId, id)),
  );
  return { to: `/admin/catalogue/${kind}/${id}`, label: editingWords(reports) };
}
