import { sql } from "drizzle-orm";
import { soonDays } from "#app/opportunities/kinds.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { searchTags } from "#database/schema/index.ts";
import { findCondition } from "./count-found.server.ts";
import { daysAfter, type Search } from "./search.server.ts";

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
  const { table, columns, closing, name } = search.collection;
  const soon = daysAfter(search.today, soonDays);
  const closingSoon = closing
    ? sql`union all select 'closing soon', count(*) from found where closes_on between ${search.today}::date and ${soon}::date`
    : sql``;
  return ask(
    db,
    sql`
      with found as materialized (
        select ${columns.tags}${closing ? sql`, ${closing.closesOn}` : sql``} from ${table} where ${condition}
      ), counted as (
        select tag, count(*) from found, unnest(tags) as tag group by tag ${closingSoon}
      ), known as (
        select distinct tag, form from ${searchTags} where kind = ${name}
      )
      select coalesce(known.form, counted.tag) as form, min(counted.tag) as tag, sum(counted.count)::int as count
      from counted left join known using (tag) group by 1 order by 3 desc, 1 limit ${mostTags}`,
  );
}

/** Every tag there is, for as long as nobody has counted. */
export function listTags(db: Database, search: Search): Promise<TagTally[]> {
  return ask(
    db,
    sql`
      select form, min(tag) as tag, null::int as count from ${searchTags} where kind = ${search.collection.name}
      group by form order by max(docs) desc, form limit ${mostTags}`,
  );
}
