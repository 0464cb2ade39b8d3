import { and, type SQL, sql } from "drizzle-orm";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueKind, RecordType } from "../fields/catalogue-field.ts";
import { ruleOf } from "../gaps/measures.ts";
import {
  arrayOf,
  type ColumnAccess,
  publishedColumns,
  ruleCondition,
  unpublishedColumns,
} from "../gaps/rule-condition.server.ts";
import { countryColumn, levelColumn, type RecordFilters } from "./record-filters.ts";
import type { RecordSort } from "./record-sorts.ts";

const maxWords = 8;
/** Characters of a name in the sort key, to keep cursors short. Ids break ties. */
const sortKeyLength = 60;

/**
 * Selects for the published and unpublished records of a list, with the same columns. `key` is the sort key.
 */
export function selectRecords(recordType: RecordType, filters: RecordFilters, today: string): SQL[] {
  const { state } = filters;
  return [
    ...(state === "unpublished" ? [] : [published(recordType, filters, today)]),
    ...(state === "unpublished" || state === "all" ? [unpublished(recordType, filters, today)] : []),
  ];
}

function published(recordType: RecordType, filters: RecordFilters, today: string): SQL {
  const { kind, lastDayColumn } = recordType;
  const isClosed = lastDayColumn
    ? sql`coalesce(${sql.identifier(lastDayColumn)} < ${today}::date, false)`
    : sql`false`;
  const onlyClosed = filters.state === "closed" ? isClosed : undefined;
  const title =
    kind === "school_spotlights"
      ? sql`record_title(to_jsonb(record))`
      : sql`${sql.identifier(recordType.titleColumn)}`;
  const searched = parseKind(kind) ? sql`search_text` : sql`searchable(${title})`;
  const places = [recordType.urlColumn, recordType.providerColumn].filter((name) => name !== undefined);
  const text = sql.join(
    [searched, ...places.map((name) => sql`lower(${sql.identifier(name)})`)],
    sql` || ' ' || `,
  );
  const beside = recordType.summaryColumns.map((name) => sql`${name}::text, ${sql.identifier(name)}`);
  return sql`
    select id, ${sortKey(recordType, filters.sort, title, publishedColumns)} as key, ${title} as title, true as "isPublished",
      ${isClosed} as "isClosed", jsonb_build_object(${sql.join(beside, sql`, `)}) as beside
    from ${sql.identifier(kind)} as record
    where ${and(mentionsAll(filters.words, text), onlyClosed, ...filterConditions(kind, filters, publishedColumns, today), sql`true`)}`;
}

function unpublished(recordType: RecordType, filters: RecordFilters, today: string): SQL {
  const places = [recordType.urlColumn, recordType.providerColumn].filter((name) => name !== undefined);
  const text = sql.join(
    [sql`searchable(title)`, ...places.map((name) => sql`lower(coalesce(record->>${name}, ''))`)],
    sql` || ' ' || `,
  );
  return sql`
    select id, ${sortKey(recordType, filters.sort, sql`title`, unpublishedColumns)} as key, title, false as "isPublished",
      false as "isClosed", record as beside
    from unpublished_records
    where ${and(sql`kind = ${recordType.kind}`, mentionsAll(filters.words, text), ...filterConditions(recordType.kind, filters, unpublishedColumns, today))}`;
}

/** Only "newest" has an index; the other orders are rare, since only editors use them. */
function sortKey(recordType: RecordType, sort: RecordSort, title: SQL, { text, json }: ColumnAccess): SQL {
  switch (sort) {
    case "newest":
      return sql`created_at`;
    case "title":
      return sql`left(lower(${title}), ${sortKeyLength}) collate "C"`;
    case "closing":
      return sql`coalesce(${text(recordType.lastDayColumn ?? "")}, 'never') collate "C"`;
    case "checked":
      return sql`coalesce((select max(greatest(one->>'dated', one->>'checkedOn') collate "C")
        from jsonb_array_elements(${arrayOf(json("evidence"))}) as one), '') collate "C"`;
  }
}

/** Only opportunities have measured facts, a country and a level. */
function filterConditions(
  catalogueKind: CatalogueKind,
  filters: RecordFilters,
  of: ColumnAccess,
  today: string,
): SQL[] {
  const kind = parseKind(catalogueKind);
  if (!kind) return [];
  const { missing, country, level } = filters;
  return [
    ...(missing ? [sql`not ${ruleCondition(ruleOf(missing, kind), kind, of, today)}`] : []),
    ...(country ? [mentionsWord(of.text(countryColumn[kind]), country)] : []),
    ...(level ? [mentionsWord(of.text(levelColumn[kind]), level)] : []),
  ];
}

/** Whole words: Niger is not Nigeria. Names come from our own lists, so they need no regex escaping. */
export const mentionsWord = (text: SQL, name: string) => sql`coalesce(${text}, '') ~ ${`\\m${name}\\M`}`;

function mentionsAll(words: string, text: SQL): SQL | undefined {
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(...wanted.map((word) => sql`strpos(${text}, searchable(${word})) > 0`));
}
