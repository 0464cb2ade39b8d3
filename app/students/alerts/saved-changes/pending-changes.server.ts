import { type SQL, sql } from "drizzle-orm";
import { kindOf, type OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges, profiles, savedItems, savedNewsSent, users } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { wantsReminders } from "../recipients.server.ts";
import { notifiedColumns, type RecordChange } from "./fold-changes.ts";

/** A change of a saved record that the user has not been notified of. */
export interface PendingChange {
  userId: string;
  email: string;
  kind: OpportunityKind;
  opportunityId: string;
  title: string;
  /** Null for an opening. */
  changeId: number | null;
  change: RecordChange;
}

/** Older changes are dropped. */
const freshDays = 14;

/** The next users with pending changes who want reminders. */
export async function listUsersWithChanges(
  db: Database,
  now: Date,
  { after, size }: { after: string | null; size: number },
): Promise<string[]> {
  const found = await queryRows<{ user_id: string }>(
    db,
    sql`with ${pendingChanges(await oldestFresh(db, now), now)}
      select distinct ${profiles.userId} as user_id from untold join ${profiles} on ${profiles.userId} = untold.user_id
      where ${wantsReminders} and ${after ? sql`${profiles.userId} > ${after}::uuid` : sql`true`}
      order by 1 limit ${size}`,
  );
  return found.map((row) => row.user_id);
}

/** Pending changes of these users, oldest first per record. */
export async function listPendingChanges(
  db: Database,
  now: Date,
  userIds: string[],
): Promise<PendingChange[]> {
  if (userIds.length === 0) return [];
  const found = await queryRows<PendingChange & RecordChange>(
    db,
    sql`with ${pendingChanges(await oldestFresh(db, now), now, sql`and saved.user_id = any (${sql.param(`{${userIds.join(",")}}`)}::uuid[])`)}
      select untold.user_id as "userId", ${users.email} as email, kind, opportunity_id as "opportunityId", title,
        change_id::int8 as "changeId", former, current, was_listed as "wasListed", is_listed as "isListed"
      from untold join ${users} on ${users.id} = untold.user_id
      order by untold.user_id, change_id is not null, kind, opportunity_id, change_id`,
  );
  return found.map(({ former, current, wasListed, isListed, changeId, ...news }) => ({
    ...news,
    changeId: changeId === null ? null : Number(changeId),
    change: { former, current, wasListed, isListed },
  }));
}

/** Id of the last change that is too old. Scans from the end, because the history is long. */
async function oldestFresh(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - freshDays * 86_400_000).toISOString();
  const [last] = await queryRows<{ id: number }>(
    db,
    sql`select id from ${catalogueChanges} where changed_at <= ${since}::timestamptz order by id desc limit 1`,
  );
  return Number(last?.id ?? 0);
}

/** CTEs with changes not yet notified. Skips items already applied for. */
function pendingChanges(after: number, now: Date, whose = sql``): SQL {
  const today = now.toISOString().slice(0, 10);
  const isOpenTask = sql`saved.status in ('interested', 'preparing') ${whose}`;
  const changes = kinds.map((kind) => {
    const one = kindOf[kind];
    return sql`select saved.user_id, ${one}::text as kind, record_id as opportunity_id, coalesce(nullif(fresh.title, ''), saved.title) as title,
        fresh.id as change_id, former, current, was_listed, is_listed
      from fresh join ${savedItems} as saved on saved.${sql.identifier(`${one}_id`)} = record_id
      where fresh.kind = ${kind} and saved.created_at < changed_at and ${isOpenTask}`;
  });
  const openings = kinds.map((kind) => {
    const one = kindOf[kind];
    const title = sql.identifier(kind === "colleges" ? "name" : "title");
    return sql`select saved.user_id, ${one}::text, record.id, record.${title}, null::bigint, '{}'::jsonb, '{}'::jsonb, null::boolean, null::boolean
      from ${savedItems} as saved join ${sql.identifier(kind)} as record on record.id = saved.${sql.identifier(`${one}_id`)}
      where saved.wants_opening and ${isOpen(kind, today)} and ${isOpenTask}`;
  });
  return sql`fresh as (
    select id, kind, record_id, title, changed_at,
      case when former is null or current is null then '{}'::jsonb else former end as former,
      case when former is null or current is null then '{}'::jsonb else current end as current,
      ${listedBy("former", "current")} as was_listed, ${listedBy("current", "former")} as is_listed
    from ${catalogueChanges}
    where id > ${after} and not coalesce(current ? 'last_deadline', false) and (former is null or current is null or former ? 'published'
      or former ?| ${sql.param(`{${notifiedColumns.join(",")}}`)}::text[] or current ?| ${sql.param(`{${notifiedColumns.join(",")}}`)}::text[])
  ), untold as (
    select * from (${sql.join([...changes, ...openings], sql` union all `)}) as news
    where not exists (select 1 from ${savedNewsSent} as told where told.user_id = news.user_id and told.kind = news.kind
      and told.opportunity_id = news.opportunity_id and told.change_id is not distinct from news.change_id)
  )`;
}

/** Whether the record was listed on one side of a change; null if the change does not affect that. */
const listedBy = (side: "former" | "current", other: "former" | "current") =>
  sql.raw(`case when ${side} is null then false when ${side} ? 'published' then (${side}->>'published')::boolean
    when ${other} is null then true end`);

export const isOpen = (kind: (typeof kinds)[number], today: string) =>
  sql`cycle_state(${today}::date, record.opens_on, coalesce(record.${sql.identifier(kind === "scholarships" ? "deadline" : "application_deadline")}, record.last_deadline),
    record.usual_opens, record.usual_closes, record.is_rolling) in ('open', 'usually_open')`;
