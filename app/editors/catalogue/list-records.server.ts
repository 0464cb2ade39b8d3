import { and, type SQL, sql } from "drizzle-orm";
import { cut, isBehind, microsOf, momentOf } from "#app/common/keyset/keyset.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, Noun } from "./fields.ts";
import { type Place, writePlace } from "./place-in-list.ts";
import type { RecordState } from "./records-address.ts";

export interface ListedRecord {
  id: string;
  title: string;
  isPublished: boolean;
  isClosed: boolean;
  beside: RecordValues;
}

interface Wanted {
  words: string;
  state: RecordState;
  place: Place | null;
}

interface RecordPage {
  records: ListedRecord[];
  newer: string | null;
  older: string | null;
}

export const recordsPerPage = 50;
const mostWords = 8;

/** One page of a noun's records for editors, published or not, newest first. */
export async function listRecords(
  db: Database,
  noun: Noun,
  { words, state, place }: Wanted,
  today: string,
): Promise<RecordPage> {
  const isBack = place?.direction === "before";
  const order = isBack ? sql`created_at, id` : sql`created_at desc, id desc`;
  const condition = place ? isBehind(newestFirst(isBack), momentOf(place.at), place.id) : sql`true`;
  const parts = [
    state === "unpublished" ? null : published(noun, words, state, today),
    state === "unpublished" || state === "all" ? unpublished(noun, words) : null,
  ].filter((part) => part !== null);
  const pages = parts.map(
    (part) =>
      sql`(select * from (${part}) as part where ${condition} order by ${order} limit ${recordsPerPage + 1})`,
  );
  const rows = await ask<ListedRecord & { at: string }>(
    db,
    sql`select id, title, "isPublished", "isClosed", beside, ${microsOf(sql`created_at`)} as at
      from (${sql.join(pages, sql` union all `)}) as together order by ${order} limit ${recordsPerPage + 1}`,
  );
  const page = cut(rows, recordsPerPage, { isBack, isEnd: place === null });
  return {
    records: page.rows.map(({ at: _, ...record }) => record),
    newer: page.hasPrevious ? edge("before", page.rows[0]) : null,
    older: page.hasNext ? edge("after", page.rows.at(-1)) : null,
  };
}

const newestFirst = (isBack: boolean) => ({ key: sql`created_at`, id: sql`id`, isRising: isBack });

const edge = (direction: Place["direction"], row: { id: string; at: string } | undefined) =>
  row ? writePlace({ direction, at: row.at, id: row.id }) : null;

function published(noun: Noun, words: string, state: RecordState, today: string): SQL {
  const { kind, lastDay } = noun;
  const isClosed = lastDay ? sql`coalesce(${sql.identifier(lastDay)} < ${today}::date, false)` : sql`false`;
  const onlyClosed = state === "closed" ? isClosed : undefined;
  const title =
    kind === "school_spotlights" ? sql`record_title(to_jsonb(record))` : sql.identifier(noun.title);
  const searched = isSearchable(kind) ? sql`search_text` : sql`searchable(${title})`;
  const places = [noun.address, noun.provider].filter((name) => name !== undefined);
  const text = sql.join(
    [searched, ...places.map((name) => sql`lower(${sql.identifier(name)})`)],
    sql` || ' ' || `,
  );
  const beside = noun.beside.map((name) => sql`${name}::text, ${sql.identifier(name)}`);
  return sql`
    select id, created_at, ${title} as title, true as "isPublished", ${isClosed} as "isClosed",
      jsonb_build_object(${sql.join(beside, sql`, `)}) as beside
    from ${sql.identifier(kind)} as record where ${and(mentionsAll(words, text), onlyClosed, sql`true`)}`;
}

function unpublished(noun: Noun, words: string): SQL {
  const places = [noun.address, noun.provider].filter((name) => name !== undefined);
  const text = sql.join(
    [sql`searchable(title)`, ...places.map((name) => sql`lower(coalesce(record->>${name}, ''))`)],
    sql` || ' ' || `,
  );
  return sql`
    select id, created_at, title, false as "isPublished", false as "isClosed", record as beside
    from unpublished_records where ${and(sql`kind = ${noun.kind}`, mentionsAll(words, text))}`;
}

const isSearchable = (kind: CatalogueKind) =>
  kind === "scholarships" || kind === "colleges" || kind === "internships";

function mentionsAll(words: string, text: SQL): SQL | undefined {
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(...wanted.map((word) => sql`strpos(${text}, searchable(${word})) > 0`));
}

/** How many records of each kind there are. */
export function countRecords(
  db: Database,
  kinds: readonly CatalogueKind[],
): Promise<{ kind: CatalogueKind; published: number; unpublished: number }[]> {
  const counts = kinds.map(
    (
      kind,
    ) => sql`select ${kind}::text as kind, (select count(*)::int from ${sql.identifier(kind)}) as published,
      (select count(*)::int from unpublished_records where kind = ${kind}) as unpublished`,
  );
  return ask(db, sql.join(counts, sql` union all `));
}
