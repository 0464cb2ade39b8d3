import { type SQL, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { failuresToHide } from "#app/editors/link-checker/words.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";

export type CardType = "proposal" | "find" | "report" | "link";

/** One decision that waits: "proposal:" and the id of what it is about. */
export interface QueueCard {
  card: string;
  type: CardType;
  id: string;
  kind: Kind;
  recordId: string | null;
  title: string;
}

/** How long an editor has a card before another may take it. Minutes. */
const claimMinutes = 10;
const laterHours = 20;

/** What closes soon weighs most; then how many students saved it; then what has waited longest. */
const urgency = sql`
  case when closes_on is null then 20
       when closes_on < current_date then 5
       else greatest(10, 100 - (closes_on - current_date)) end
  * (1 + ln(1 + saves)) + case type when 'report' then 30 when 'proposal' then 15 else 0 end`;

const closingOf = (id: SQL, kind: SQL) =>
  sql`case ${kind} ${sql.join(
    kinds.map(
      (one) =>
        sql`when ${one} then (select ${sql.identifier(one === "scholarships" ? "deadline" : "application_deadline")} from ${sql.identifier(one)} as r where r.id = ${id})`,
    ),
    sql` `,
  )} end`;

const titleOf = (id: SQL, kind: SQL) =>
  sql`coalesce(case ${kind} ${sql.join(
    kinds.map(
      (one) =>
        sql`when ${one} then (select record_title(to_jsonb(r)) from ${sql.identifier(one)} as r where r.id = ${id})`,
    ),
    sql` `,
  )} end, (select title from unpublished_records as u where u.id = ${id}), '')`;

const days = sql`'^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;

const allCards = sql`
  select 'proposal' as type, id, kind, record_id, ${titleOf(sql`record_id`, sql`kind`)} as title,
    least(${closingOf(sql`record_id`, sql`kind`)}, case when new_value ~ ${days} then new_value::date end) as closes_on, saves, created_at
  from proposals where state = 'waiting'
  union all
  select 'find', id, kind, like_id, title,
    case when coalesce(fields->'deadline'->>'value', fields->'application_deadline'->>'value') ~ ${days}
      then coalesce(fields->'deadline'->>'value', fields->'application_deadline'->>'value')::date end, 0, created_at
  from scraped_finds where state = 'waiting'
  union all
  select 'report', id, kind, record_id, title, ${closingOf(sql`record_id`, sql`kind`)}, 0, created_at from problem_reports where state = 'open'
  union all
  select 'link', record_id, kind, record_id, ${titleOf(sql`record_id`, sql`kind`)}, ${closingOf(sql`record_id`, sql`kind`)}, 0, checked_at
  from link_checks where failures >= ${failuresToHide} and ${titleOf(sql`record_id`, sql`kind`)} <> ''`;

/** What this editor may take: neither put off nor in another editor's hands. */
const freeFor = (editor: string, now: Date) => sql`
  select cards.*, type || ':' || id as card from (${allCards}) as cards
  left join queue_claims as claim on claim.card = type || ':' || id
  where claim.card is null
    or ((claim.until < ${now.toISOString()} or claim.editor_id = ${editor}) and coalesce(claim.later_until, '-infinity') < ${now.toISOString()})`;

/** How many cards this editor may take, and how many there are with those that others have. */
export async function countCards(db: Database, editor: string, now: Date): Promise<number> {
  const [counted] = await queryRows<{ cards: number }>(
    db,
    sql`select count(*)::int as cards from (${freeFor(editor, now)}) as free`,
  );
  return counted?.cards ?? 0;
}

/** The next cards, the most urgent first. */
export const listNextCards = (db: Database, editor: string, now: Date, limit: number): Promise<QueueCard[]> =>
  queryRows<QueueCard>(
    db,
    sql`select card, type, id, kind, record_id as "recordId", title from (${freeFor(editor, now)}) as free
      order by ${urgency} desc, created_at, id limit ${limit}`,
  );

/**
 * Claims the most urgent card that nobody has. An editor keeps a claimed card until it is decided or the claim expires. Two editors
 * never get the same one: claims that another transaction is writing are skipped.
 */
export async function claimNextCard(db: Database, editor: string, now: Date): Promise<QueueCard | null> {
  const until = new Date(now.getTime() + claimMinutes * 60_000).toISOString();
  for (const card of await listNextCards(db, editor, now, 30)) {
    await db.execute(
      sql`insert into queue_claims (card, editor_id, until) values (${card.card}, ${editor}, '-infinity') on conflict do nothing`,
    );
    const claimed = await queryRows<{ card: string }>(
      db,
      sql`update queue_claims set editor_id = ${editor}, until = ${until}
        where card = (
          select card from queue_claims where card = ${card.card} and (until < ${now.toISOString()} or editor_id = ${editor})
          for update skip locked
        ) returning card`,
    );
    if (claimed.length > 0) {
      // The others that this editor held go back to everybody.
      await db.execute(
        sql`update queue_claims set until = ${now.toISOString()}::timestamptz - interval '1 second' where editor_id = ${editor} and card <> ${card.card} and until > ${now.toISOString()}`,
      );
      return card;
    }
  }
  return null;
}

export async function putOff(db: Database, card: string, editor: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + laterHours * 3_600_000).toISOString();
  await db.execute(
    sql`insert into queue_claims (card, editor_id, until, later_until) values (${card}, ${editor}, ${now.toISOString()}, ${later})
      on conflict (card) do update set until = excluded.until, later_until = excluded.later_until`,
  );
}

export const releaseCard = (db: Database, card: string) =>
  db.execute(sql`delete from queue_claims where card = ${card}`);
