import { type SQL, sql } from "drizzle-orm";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { deadLink, failuresToHide } from "#app/editors/link-checker/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";
import type { QueueCard } from "./types/card-type.ts";
import { doubtedRecords } from "./types/doubt.server.ts";
import { likelyPairs } from "./types/pair.server.ts";

/** Minutes for which an editor has a card before another can claim it. */
const claimMinutes = 10;
const laterHours = 20;
/** Cards tried before giving up: other editors may claim some of them at the same moment. */
const maxTried = 30;

/** The newest records of every kind, published or hidden, as the cards need them. */
const records = sql.join(
  kinds.flatMap((kind) => {
    const { titleColumn, urlColumn = "" } = recordTypes[kind];
    const closes = closingColumn[kind];
    return [
      sql`select ${kind}::text as kind, id, ${sql.identifier(titleColumn)} as title, ${sql.identifier(closes)} as closes_on,
        ${sql.identifier(urlColumn)} as address, true as is_published, null as hidden_because from ${sql.identifier(kind)}`,
      sql`select kind, id, title, nullif(record->>${closes}, '')::date, record->>${urlColumn}, false, reason
        from unpublished_records where kind = ${kind}`,
    ];
  }),
  sql` union all `,
);

const isDay = (text: SQL) => sql`${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
const foundDay = sql`coalesce(fields->'deadline'->>'value', fields->'application_deadline'->>'value')`;

/** `new_day` is the closing day that the card suggests; `is_over` if it says that the call has closed. */
const waiting = (today: string) => sql`
  select 'proposal' as type, id::text, kind, record_id, null as title, case when ${isDay(sql`new_value`)} then new_value::date end as new_day,
    reason = 'closed' as is_over, created_at from proposals where state = 'waiting'
  union all
  select 'find', id::text, kind, like_id, title, case when ${isDay(foundDay)} then ${foundDay}::date end, false, created_at
    from scraped_finds where state = 'waiting'
  union all
  select 'report', id::text, kind, record_id, title, right_on, reason = 'closed', created_at from problem_reports where state = 'open'
  union all
  select 'link', checked.record_id::text, checked.kind, checked.record_id, null, null, false, checked.checked_at
    from link_checks as checked join records on records.kind = checked.kind and records.id = checked.record_id and records.address = checked.address
    where failures >= ${failuresToHide} and (is_published or hidden_because = ${deadLink})
  union all
  select 'doubt', id::text, kind, id, null, null, false, '-infinity' from (${doubtedRecords(today)}) as doubted
  union all
  select 'wording', id::text, null, null, shown, null, false, created_at from wording_suggestions where state = 'open'
  union all
  select 'pair', keep || '+' || case keep when one_id then other_id else one_id end, kind, keep, null, null, false, greatest(one_at, other_at)
    from (
      select pairs.*, case when (coalesce(other.saves, 0), one_at) > (coalesce(one.saves, 0), other_at) then other_id else one_id end as keep
      from (${likelyPairs}) as pairs
      left join record_demand as one on one.kind = pairs.kind and one.record_id = one_id
      left join record_demand as other on other.kind = pairs.kind and other.record_id = other_id
    ) as pairs
    where not exists (select from different_records as told where told.one_id = pairs.one_id and told.other_id = pairs.other_id)`;

/**
 * What closes soon weighs most, multiplied by how many students saved or match it. A deadline that is over or earlier
 * than the published one comes first, because students plan by a date that is too late.
 */
const urgency = (today: string) => sql`
  case
    when closes_on >= ${today}::date and (is_over or new_day < closes_on) then 120
    when effective_day is null then 20
    when effective_day < ${today}::date then 5
    else greatest(10, 100 - (effective_day - ${today}::date)) end
  * (1 + ln(1 + saves + matches))
  * case type when 'doubt' then 0.5 when 'pair' then 0.5 when 'wording' then 0.5 else 1 end
  + case type when 'report' then 30 when 'proposal' then 15 else 0 end`;

const allCards = (today: string) => sql`
  with records as materialized (${records}), waiting as (${waiting(today)})
  select waiting.*, type || ':' || waiting.id as card, coalesce(records.title, waiting.title, '') as shown_title, closes_on,
    case when closes_on >= ${today}::date then least(closes_on, new_day) else coalesce(new_day, closes_on) end as effective_day,
    coalesce(saves, 0) as saves, coalesce(matches, 0) as matches
  from waiting
  left join records on records.kind = waiting.kind and records.id = waiting.record_id
  left join record_demand as demand on demand.kind = waiting.kind and demand.record_id = waiting.record_id
  where records.id is not null or type in ('find', 'report', 'wording')`;

interface ListOptions {
  editor: string;
  now: Date;
  limit: number;
  /** Only this card. */
  card?: string;
}

/**
 * Cards that this editor can claim, first the one they have, then the most urgent. `total` also counts those beyond
 * `limit`.
 */
async function listCards(
  db: Database,
  { editor, now, limit, card }: ListOptions,
): Promise<{ cards: QueueCard[]; total: number }> {
  const [today, at] = [todayInUtc(now), now.toISOString()];
  const found = await queryRows<QueueCard & { total: number }>(
    db,
    sql`select cards.card, type, cards.id, kind, record_id as "recordId", shown_title as title, effective_day::text as "closesOn", saves, matches,
        count(*) over ()::int as total
      from (${allCards(today)}) as cards
      left join queue_claims as claim on claim.card = cards.card
      where ${card === undefined ? sql`true` : sql`cards.card = ${card}`} and (claim.card is null
        or ((claim.until < ${at} or claim.editor_id = ${editor}) and coalesce(claim.later_until, '-infinity') < ${at}))
      order by coalesce(claim.editor_id = ${editor} and claim.until > ${at}, false) desc, ${urgency(today)} desc, created_at, cards.id
      limit ${limit}`,
  );
  return { cards: found.map(({ total: _, ...one }) => one), total: found[0]?.total ?? 0 };
}

/**
 * Claims the card that the editor has, or otherwise the most urgent one. An editor keeps a card until it is decided or
 * the claim expires, and two editors never get the same one.
 */
export async function claimNextCard(
  db: Database,
  editor: string,
  now: Date,
): Promise<{ card: QueueCard | null; next: QueueCard[]; total: number }> {
  const { cards, total } = await listCards(db, { editor, now, limit: maxTried });
  for (const card of cards) {
    if (await claim(db, card, editor, now)) return { card, next: cards.filter((one) => one !== card), total };
  }
  return { card: null, next: [], total };
}

/** Claims one card for a decision. Returns null if it is gone, put off or claimed by another editor. */
export async function claimCard(
  db: Database,
  card: string,
  editor: string,
  now: Date,
): Promise<QueueCard | null> {
  const { cards } = await listCards(db, { editor, now, limit: 1, card });
  const [found] = cards;
  return found && (await claim(db, found, editor, now)) ? found : null;
}

/** Skips claims that another transaction is writing. */
async function claim(db: Database, { card }: QueueCard, editor: string, now: Date): Promise<boolean> {
  const [at, until] = [now.toISOString(), new Date(now.getTime() + claimMinutes * 60_000).toISOString()];
  await db.execute(
    sql`insert into queue_claims (card, editor_id, until) values (${card}, ${editor}, '-infinity') on conflict do nothing`,
  );
  const claimed = await queryRows<{ card: string }>(
    db,
    sql`update queue_claims set editor_id = ${editor}, until = ${until}
      where card = (
        select card from queue_claims where card = ${card} and (until < ${at} or editor_id = ${editor})
        for update skip locked
      ) returning card`,
  );
  if (claimed.length === 0) return false;
  // Releases the editor's other claims.
  await db.execute(
    sql`update queue_claims set until = ${at}::timestamptz - interval '1 second'
      where editor_id = ${editor} and card <> ${card} and until > ${at}`,
  );
  return true;
}

/** No editor gets the card before tomorrow. */
export async function postponeCard(db: Database, card: string, editor: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + laterHours * 3_600_000).toISOString();
  await db.execute(
    sql`insert into queue_claims (card, editor_id, until, later_until) values (${card}, ${editor}, ${now.toISOString()}, ${later})
      on conflict (card) do update set until = excluded.until, later_until = excluded.later_until`,
  );
}

export const releaseCard = (db: Database, card: string) =>
  db.execute(sql`delete from queue_claims where card = ${card}`);
