import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { offeredBy } from "#app/catalogue/scoring/score.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { readStarter, type StarterRecord } from "#app/editors/catalogue/starter/read-starter.server.ts";
import type { colleges, internships, scholarships } from "#database/schema/index.ts";

interface Rows {
  scholarships: typeof scholarships.$inferSelect;
  colleges: typeof colleges.$inferSelect;
  internships: typeof internships.$inferSelect;
}

interface StarterRow<K extends Kind> {
  key: string;
  row: Rows[K];
}

/** The records of the starter catalogue, named as the database's rows are. */
export function starterRows(): { [K in Kind]: StarterRow<K>[] } {
  const { records } = readStarter();
  const rowsOf = <K extends Kind>(kind: K) =>
    listed(records[kind]).map(({ key, values }) => ({
      key,
      row: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [inCamelCase(name), value]),
      ) as Rows[K],
    }));
  return {
    scholarships: rowsOf("scholarships"),
    colleges: rowsOf("colleges"),
    internships: rowsOf("internships"),
  };
}

/** Editors alone see records that ended for good. */
const listed = (records: StarterRecord[]) => records.filter(({ isPublished }) => isPublished);

type ListedRow = Rows[Kind] & { fees?: unknown; country?: string };

/** A record as matching reads it. Records of the table have no id: their key takes its place. */
export const listingOf = (kind: Kind, key: string, row: ListedRow): Listing => {
  const of = kindOf[kind];
  const deadline = "deadline" in row ? row.deadline : row.applicationDeadline;
  return {
    ...{ kind: of, id: key, facts: row, offered: offeredBy[of](row as never), search: {} },
    ...{ amount: { value: null, currency: null, per: null }, fees: kind === "colleges" ? row.fees : [] },
    country: kind === "colleges" ? row.country : "",
    region: kind === "colleges" ? (row.region ?? "") : "",
    cycle: cycleOf({ ...row, lastDeadline: row.lastDeadline ?? null } as never),
    ...{ listedUntil: deadline ?? "infinity", createdAt: 0 },
  } as unknown as Listing;
};

const inCamelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
