import { type SQL, sql } from "drizzle-orm";
import { isInState } from "#app/catalogue/dates/closing-columns.server.ts";
import { soonDays, stateFilters } from "#app/catalogue/kinds/kinds.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchTags } from "#database/schema/index.ts";
import { findCondition } from "./count-found.server.ts";
import type { Search } from "./search.server.ts";

/** How many listings carry a tag. Spellings of one value count together; the first is shown. Null: nobody has counted yet. */
export interface TagTally {
  form: string;
  tag: string;
  count: number | null;
}

const mostTags = 1_000;

/** Every tag in what a search finds, the most frequent first. */
export async function tallyTags(db: Database, search: Search): Promise<TagTally[]> {
  const condition = await findCondition(db, search);
  if (!condition) return [];
  const { table, columns, name } = search.collection;
  const worked = workedOut(search);
  return queryRows(
    db,
    sql`
      with found as materialized (
        select ${columns.tags}, ${worked} as worked from ${table} where ${condition}
      ), counted as (
        select tag, count(*) from found, unnest(tags || worked) as tag where tag is not null group by tag
      ), known as (
        select distinct tag, form from ${searchTags} where kind = ${name}
      )
      select coalesce(known.form, counted.tag) as form, min(counted.tag) as tag, sum(counted.count)::int as count
      from counted left join known using (tag) group by 1 order by 3 desc, 1 limit ${mostTags}`,
  );
}

/** Tags that are not kept, since they change with the day. */
function workedOut({ collection: { closing, cycle }, today }: Search): SQL {
  const soon = daysAfter(today, soonDays);
  const tags = [
    closing
      ? sql`case when ${closing.closesOn} between ${today}::date and ${soon}::date then 'closing soon' end`
      : sql`null`,
    ...stateFilters.map(
      (state) => sql`case when ${isInState(cycle, state, today)} then ${`state ${state}`}::text end`,
    ),
  ];
  return sql`array[${sql.join(tags, sql`, `)}]::text[]`;
}

/** Every tag there is, for as long as nobody has counted. */
export async function listTags(db: Database, search: Search): Promise<TagTally[]> {
  const { name } = search.collection;
  const kept = await queryRows<TagTally>(
    db,
    sql`
      select form, min(tag) as tag, null::int as count from ${searchTags} where kind = ${name}
      group by form order by max(docs) desc, form limit ${mostTags}`,
  );
  const others = stateFilters.map((state) => `state ${state}`);
  return [...kept, ...others.map((tag) => ({ form: tag, tag, count: null }))];
}
