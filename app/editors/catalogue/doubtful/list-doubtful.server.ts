import { type SQL, sql } from "drizzle-orm";
import { dateWords } from "#app/catalogue/facts/evidence.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Evidence } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { closingColumn } from "../fields/closing-column.ts";
import { recordTypes } from "../fields/record-types.ts";

export interface DoubtfulRecord {
  kind: Kind;
  id: string;
  title: string;
  address: string;
  evidence: Evidence[];
  /** Low certainty without an official, press or recent source. */
  isUnsourced: boolean;
  /** When its dates were last read; null if that is recent enough. */
  datesOf: string | null;
}

export const doubtfulPerPage = 20;
const maxAgeYears = 2;

/** A pattern for evidence that is about dates. */
export const aboutDates = `\\m(${dateWords})\\M`;

/** SQL for published records that an editor should verify: kind, id, title, address, evidence, "isUnsourced" and dates_of. */
export function doubtfulRecords(today: string): SQL {
  const since = `${Number(today.slice(0, 4)) - maxAgeYears}${today.slice(4)}`;
  const parts = kinds.map((kind) => {
    const { titleColumn, urlColumn = "" } = recordTypes[kind];
    const closes = sql.identifier(closingColumn[kind]);
    return sql`
      select ${kind}::text as kind, record.id, record.${sql.identifier(titleColumn)} as title, record.${sql.identifier(urlColumn)} as address, evidence,
        coalesce(certainty = 'low' and not vouched.is_vouched, false) as "isUnsourced",
        case when num_nonnulls(record.${closes}, opens_on, usual_opens, usual_closes) > 0 and vouched.dates_of < ${since}
          then vouched.dates_of end as dates_of
      from ${sql.identifier(kind)} as record, lateral (
        select coalesce(bool_or(one->>'source' in ('official', 'press') or one->>'checkedOn' >= ${since}), false) as is_vouched,
          -- A page of 2020 may be of its last day.
          max(greatest((one->>'dated') || substr('2000-12-31', length(one->>'dated') + 1), one->>'checkedOn'))
            filter (where one->>'facts' ~* ${aboutDates}) as dates_of
        from jsonb_array_elements(evidence) as one
      ) as vouched`;
  });
  return sql`select * from (${sql.join(parts, sql` union all `)}) as record where "isUnsourced" or dates_of is not null`;
}

type DoubtfulRow = Omit<DoubtfulRecord, "datesOf"> & { dates_of: string | null };

/** A page of doubtful records, unsourced ones first. */
export async function listDoubtful(
  db: Database,
  today: string,
  page = 1,
): Promise<{ records: DoubtfulRecord[]; count: number }> {
  const found = await queryRows<DoubtfulRow & { count: number }>(
    db,
    sql`select *, count(*) over ()::int as count from (${doubtfulRecords(today)}) as doubtful
      order by "isUnsourced" desc, dates_of, title, id
      limit ${doubtfulPerPage} offset ${(page - 1) * doubtfulPerPage}`,
  );
  return {
    count: found[0]?.count ?? 0,
    records: found.map(({ dates_of: datesOf, count: _, ...record }) => ({ ...record, datesOf })),
  };
}

/** Null if the record is not doubtful. */
export async function findDoubtful(db: Database, today: string, id: string): Promise<DoubtfulRecord | null> {
  const [found] = await queryRows<DoubtfulRow>(
    db,
    sql`select * from (${doubtfulRecords(today)}) as doubtful where id = ${id}`,
  );
  if (!found) return null;
  const { dates_of: datesOf, ...record } = found;
  return { ...record, datesOf };
}
