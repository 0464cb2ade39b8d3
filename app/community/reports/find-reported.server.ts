import { findCollege, findInternship, findScholarship } from "#app/opportunities/find-opportunity.server.ts";
import type { Kind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";

/** The kinds by their names in addresses. */
const kindsByName: Record<string, Kind> = {
  scholarship: "scholarships",
  college: "colleges",
  internship: "internships",
};

export const nameOfKind = {
  scholarships: "scholarship",
  colleges: "college",
  internships: "internship",
} as const;

/** The record a report is about; null where there is none that everyone can see. */
export async function findReported(db: Database, kindName: string, id: string) {
  const kind = kindsByName[kindName];
  if (!kind) return null;
  const title =
    kind === "colleges"
      ? (await findCollege(db, id))?.name
      : (await (kind === "scholarships" ? findScholarship : findInternship)(db, id))?.title;
  return title === undefined ? null : { kind, id, title };
}
