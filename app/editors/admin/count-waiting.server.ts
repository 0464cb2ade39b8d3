import { sql } from "drizzle-orm";
import { failuresToHide } from "#app/editors/link-checker/words.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { WaitingKind } from "./navigation.ts";

/** The counts are on every admin page, so counting stops at this limit. */
export const maxCounted = 100;

/** Counts the pending work of editors in one statement. */
export async function countWaiting(db: Database): Promise<Record<WaitingKind, number>> {
  const some = (from: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select ${from} limit ${maxCounted}) as waiting)`;
  const [counted] = await queryRows<Record<WaitingKind, number>>(
    db,
    sql`select
      ${some(sql`from proposals where state = 'waiting'`)} as changes,
      ${some(sql`from scraped_finds where state = 'waiting'`)} as finds,
      ${some(sql`from problem_reports where state = 'open'`)} as reports,
      ${some(sql`from link_checks where failures >= ${failuresToHide}`)} as links,
      ${some(sql`from (
        select id from union_posts
        where reviewed_at is null and (state = 'held' or flags <> '{}') and state <> 'removed'
        union select post_id from union_reports where closed_at is null
      ) as posts`)} as union,
      ${some(sql`from school_partnerships where status = 'new'`)} as partnerships,
      ${some(sql`from sponsored_requests where state = 'waiting'`)} as sponsored,
      ${some(sql`from outbox where failed_at is not null`)} as mails`,
  );
  if (!counted) throw new Error("the count returned no row");
  return counted;
}
