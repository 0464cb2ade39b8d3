import { asc, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { scrapeSources } from "#database/schema/index.ts";
import type { StoredSource } from "../sources/list-sources.server.ts";
import { fixedSources, type ScrapeSource } from "../sources/sources.ts";

export interface SourceRow {
  name: string;
  url: string;
  /** Null for the four fixed sources. */
  stored: StoredSource | null;
  type: StoredSource["type"] | "pages";
  isActive: boolean;
  everyDays: number;
  isTrusted: boolean;
  isOfficial: boolean;
  last: LastResult | null;
  /** What editors decided about its finds. */
  decisions: { accepted: number; decided: number };
}

interface LastResult {
  name: string;
  /** ISO. */
  at: string;
  fresh: number;
  waiting: number;
  known: number;
  refused: number;
  /** Why its listing or its first page was not read. */
  error: string | null;
}

/** Every source with its last result and what editors accepted; the fixed ones first. */
export async function listSourceRows(db: Database): Promise<SourceRow[]> {
  const stored = await db.select().from(scrapeSources).orderBy(asc(scrapeSources.name));
  const last = new Map((await listLastResults(db)).map((one) => [one.name, one]));
  const decisions = new Map((await listDecisions(db)).map((one) => [one.name, one]));
  const judged = ({ name }: { name: string }) => ({
    last: last.get(name) ?? null,
    decisions: decisions.get(name) ?? { accepted: 0, decided: 0 },
  });
  return [
    ...fixedSources.map((source) => ({ ...rowOf(source), ...judged(source) })),
    ...stored.map((source) => ({ ...source, stored: source, ...judged(source) })),
  ];
}

const rowOf = ({ name, url, listing, isActive, everyDays, isTrusted, isOwnSite }: ScrapeSource) => ({
  name,
  url,
  stored: null,
  type: listing.by,
  isActive,
  everyDays,
  isTrusted,
  isOfficial: isOwnSite,
});

/** The newest run in which each source was read. */
const listLastResults = (db: Database) =>
  queryRows<LastResult>(
    db,
    sql`with newest as (
        select distinct on (name) name, run.id, run.created_at
        from scrape_runs as run, unnest(run.listed) as name order by name, run.created_at desc
      )
      select newest.name, to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        count(*) filter (where item.state = 'published')::int as fresh,
        count(*) filter (where item.state = 'waiting')::int as waiting,
        count(*) filter (where item.state = 'known')::int as known,
        count(*) filter (where item.state = 'refused')::int as refused,
        (array_agg(item.error order by item.id) filter (where item.error is not null and item.title = ''))[1] as error
      from newest left join scrape_items as item on item.run_id = newest.id and item.source_name = newest.name
      group by newest.name, newest.created_at`,
  );

/** Finds that needed an editor: those with doubts, and possible duplicates. */
const listDecisions = (db: Database) =>
  queryRows<{ name: string; accepted: number; decided: number }>(
    db,
    sql`select source_name as name, count(*) filter (where state <> 'rejected')::int as accepted, count(*)::int as decided
      from scraped_finds
      where state = 'rejected' or (state = 'published' and doubts <> '{}') or (state = 'merged' and like_id is not null)
      group by source_name`,
  );
