import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { whenInShort } from "#app/catalogue/dates/deadline.ts";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";

/**
 * The record that a report is about, and when it closes, in the words of its card. Null if there is no published one.
 */
export async function findReportedRecord(db: Database, kindName: string, id: string, today: string) {
  const kind = kinds.find((known) => kindOf[known] === kindName);
  if (!kind) return null;
  const record =
    kind === "colleges"
      ? await findCollege(db, id)
      : await (kind === "scholarships" ? findScholarship : findInternship)(db, id);
  if (!record) return null;
  const title = "name" in record ? record.name : record.title;
  return { kind, id, title, closing: whenInShort(cycleOf(record), today).text };
}
