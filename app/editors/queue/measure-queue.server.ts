import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { aboutDates } from "#app/editors/catalogue/doubtful/list-doubtful.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { queueDecisions } from "#database/schema/index.ts";

/** Seconds per card, for editors with few decisions. */
const usualPace = 30;
/** A longer gap is a break. */
const longestGap = 180;

/**
 * Median seconds between an editor's last decisions, and how many they made today. Cards that were put off count as
 * time, but not as decisions.
 */
export async function measurePace(
  db: Database,
  editor: string,
  now: Date,
): Promise<{ seconds: number; today: number }> {
  const [found] = await queryRows<{ seconds: number | null; decisions: number; today: number }>(
    db,
    sql`select percentile_cont(0.5) within group (order by gap)::int as seconds, count(gap)::int as decisions,
        count(*) filter (where decided_at::date = ${now.toISOString()}::date and decision <> 'later')::int as today
      from (
        select decided_at, decision, nullif(least(extract(epoch from decided_at - lag(decided_at) over (order by decided_at)), ${longestGap}::int + 1), ${longestGap}::int + 1) as gap
        from queue_decisions where editor_id = ${editor} and undone_at is null order by decided_at desc limit 100
      ) as decided`,
  );
  const isOwn = (found?.decisions ?? 0) >= 5 && found?.seconds;
  return { seconds: isOwn ? Math.max(1, found.seconds ?? usualPace) : usualPace, today: found?.today ?? 0 };
}

/** The editor's last decision of the last hour; null if there is none. */
export async function findLastDecision(db: Database, editor: string, now: Date) {
  const { decision, before, editorId, undoneAt, decidedAt, id } = queueDecisions;
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const [last] = await db
    .select({ decision, isUndoable: sql<boolean>`${before} is not null` })
    .from(queueDecisions)
    .where(and(eq(editorId, editor), isNull(undoneAt), gte(decidedAt, hourAgo)))
    .orderBy(desc(decidedAt), desc(id))
    .limit(1);
  return last ?? null;
}

interface TruthPoint {
  day: string;
  share: number;
}

const monthsShown = 12;

/**
 * The share of open scholarships and internships whose deadline (without one: any fact) was confirmed by a person or a
 * reading within 30 days, at the end of each month and today. Computed from the dates in their evidence, which later
 * readings replace, so the past is approximate.
 */
export function measureTruth(db: Database, today: string): Promise<TruthPoint[]> {
  return queryRows<TruthPoint>(
    db,
    sql`with days as (
        select (date_trunc('month', ${today}::date) - make_interval(months => month))::date - 1 as day from generate_series(0, ${monthsShown - 2}::int) as month
        union select ${today}::date
      ), records as (
        select created_at, deadline as closes_on, evidence, checked_at from scholarships
        union all select created_at, application_deadline, evidence, checked_at from internships
      )
      select day::text, coalesce(round(100.0 * count(*) filter (where checked_at::date between day - 30 and day or exists (
          select from jsonb_array_elements(evidence) as one
          where one->>'checkedOn' between (day - 30)::text and day::text
            and (closes_on is null or one->>'facts' ~* ${aboutDates})
        )) / nullif(count(*), 0))::int, 0) as share
      from days left join records on created_at::date <= day and (closes_on is null or closes_on >= day)
      group by day order by day`,
  );
}
