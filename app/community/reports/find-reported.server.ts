import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";

/** The record that a report is about; null if there is no public one. */
export async function findReportedRecord(db: Database, kindName: string, id: string) {
  const kind = kinds.find((known) => kindOf[known] === kindName);
  if (!kind) return null;
  const title =
    kind === "colleges"
      ? (await findCollege(db, id))?.name
      : (await (kind === "scholarships" ? findScholarship : findInternship)(db, id))?.title;
  return title === undefined ? null : { kind, id, title };
}
