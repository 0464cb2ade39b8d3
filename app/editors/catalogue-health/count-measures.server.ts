import { type SQL, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { type GapMeasure, measures, ruleOf } from "#app/editors/catalogue/gaps/measures.ts";
import { publishedColumns, ruleCondition } from "#app/editors/catalogue/gaps/rule-condition.server.ts";
import { countryColumn } from "#app/editors/catalogue/list/record-filters.ts";
import { mentionsWord } from "#app/editors/catalogue/list/select-records.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { servedCountries } from "#database/schema/lists.ts";

/** Published records, and how many satisfy each measure. */
export interface MeasureCounts {
  records: number;
  counts: Record<GapMeasure, number>;
}

export interface CountryCounts extends MeasureCounts {
  /** Null for all countries. */
  country: string | null;
}

/**
 * Counts for all records of a kind and for each served country. A record of two countries counts in both. One
 * scan.
 */
export async function countMeasures(db: Database, kind: Kind, today: string): Promise<CountryCounts[]> {
  const places = [null, ...servedCountries];
  const columns = measures.map(
    (name) =>
      sql`${ruleCondition(ruleOf(name, kind), kind, publishedColumns, today)} as ${sql.identifier(name)}`,
  );
  const [found] = await queryRows<{ counted: CountryCounts[] }>(
    db,
    sql`select jsonb_build_array(${sql.join(places.map(countedIn), sql`, `)}) as counted from (
        select ${sql.identifier(countryColumn[kind])} as place, ${sql.join(columns, sql`, `)}
        from ${sql.identifier(kind)} as record
      ) as measured`,
  );
  return found?.counted ?? [];
}

function countedIn(country: string | null): SQL {
  const isThere = country ? mentionsWord(sql`place`, country) : sql`true`;
  const counts = measures.map(
    (name) => sql`${name}::text, count(*) filter (where ${isThere} and ${sql.identifier(name)})`,
  );
  return sql`jsonb_build_object('country', ${country}::text, 'records', count(*) filter (where ${isThere}),
    'counts', jsonb_build_object(${sql.join(counts, sql`, `)}))`;
}
