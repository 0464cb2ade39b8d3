import type { Kind } from "#app/catalogue/kinds/kinds.ts";
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

/** What ended for good is kept for editors alone. */
const listed = (records: StarterRecord[]) => records.filter(({ isPublished }) => isPublished);

const inCamelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
