import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";

export interface DueRecord {
  kind: Kind;
  id: string;
  address: string;
  textHash: string | null;
  /** The sentence that last stated the deadline, at this address. */
  deadlineQuote: string | null;
  gone: number;
  saves: number;
}

/**
 * Days between two readings. Open records are read daily: with 5 % changes a week, a weekly reading leaves 2 to 4 % of
 * the catalogue wrong and closed calls listed as open for a week (`npm run catalogue:year`).
 */
const rhythm = { gone: 1, open: 1, rolling: 7, closed: 30, nearOpening: 7 };
const soonDays = 30;

const savedColumn: Record<Kind, string> = {
  scholarships: "scholarship_id",
  colleges: "college_id",
  internships: "internship_id",
};

/** Records whose page should be read again, the most overdue first, alternating between hosts. */
export async function listDue(db: Database, today: string, limit: number): Promise<DueRecord[]> {
  const due = kinds.map((kind) => {
    const closes = sql`record.${sql.identifier(closingColumn[kind])}`;
    const opening = sql`to_date(to_char(${today}::date, 'YYYY') || left(usual_opens || '-01', 6), 'YYYYMM-DD')`;
    const every = sql`case
      when ${closes} >= ${today}::date then ${rhythm.open}::int
      when seen.gone > 0 then ${rhythm.gone}::int
      when is_rolling then ${rhythm.rolling}::int
      when usual_opens is not null and abs(${opening} - ${today}::date) <= ${soonDays}::int then ${rhythm.nearOpening}::int
      else ${rhythm.closed}::int end`;
    const address = sql`coalesce(nullif(call_url, ''), ${sql.identifier(recordTypes[kind].urlColumn ?? "")})`;
    return sql`select ${kind}::text as kind, record.id, ${address} as address,
        case when seen.address = ${address} then seen.text_hash end as text_hash,
        case when seen.address = ${address} then seen.deadline_quote end as deadline_quote, coalesce(seen.gone, 0) as gone,
        (select count(*)::int from saved_items where saved_items.${sql.identifier(savedColumn[kind])} = record.id) as saves,
        coalesce(${today}::date - seen.read_at::date - ${every}, 1000) as overdue
      from ${sql.identifier(kind)} as record
      left join page_reads as seen on seen.kind = ${kind} and seen.record_id = record.id
      where ${address} <> '' and (seen.read_at is null or seen.read_at::date <= ${today}::date - ${every})`;
  });
  return queryRows<DueRecord>(
    db,
    sql`select kind, id, address, text_hash as "textHash", deadline_quote as "deadlineQuote", gone, saves from (
        select due.*, row_number() over (partition by substring(address from '://([^/]*)') order by overdue desc, id) as turn
        from (${sql.join(due, sql` union all `)}) as due
      ) as queued order by turn, overdue desc, id limit ${limit}`,
  );
}
