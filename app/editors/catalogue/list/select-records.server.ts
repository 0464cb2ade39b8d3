import { and, type SQL, sql } from "drizzle-orm";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueKind, Noun } from "../fields/catalogue-field.ts";
import { ruleOf } from "../gaps/measures.ts";
import { arrayOf, inJson, inTable, isMeasured, type Standing } from "../gaps/rule-condition.server.ts";
import { countryColumn, levelColumn, type RecordFilters } from "./record-filters.ts";
import type { RecordSort } from "./record-sorts.ts";

const mostWords = 8;
/** Names are told apart by so many letters, and then by their ids: a place in the list stays short. */
const lettersOfName = 60;

/** The records that a list holds, published and unpublished, each part with the same columns. `key` is what the list runs by. */
export function recordsInList(noun: Noun, filters: RecordFilters, today: string): SQL[] {
  const { state } = filters;
  return [
    ...(state === "unpublished" ? [] : [published(noun, filters, today)]),
    ...(state === "unpublished" || state === "all" ? [unpublished(noun, filters, today)] : []),
  ];
}

function published(noun: Noun, filters: RecordFilters, today: string): SQL {
  const { kind, lastDay } = noun;
  const isClosed = lastDay ? sql`coalesce(${sql.identifier(lastDay)} < ${today}::date, false)` : sql`false`;
  const onlyClosed = filters.state === "closed" ? isClosed : undefined;
  const title =
    kind === "school_spotlights" ? sql`record_title(to_jsonb(record))` : sql`${sql.identifier(noun.title)}`;
  const searched = parseKind(kind) ? sql`search_text` : sql`searchable(${title})`;
  const places = [noun.address, noun.provider].filter((name) => name !== undefined);
  const text = sql.join(
    [searched, ...places.map((name) => sql`lower(${sql.identifier(name)})`)],
    sql` || ' ' || `,
  );
  const beside = noun.beside.map((name) => sql`${name}::text, ${sql.identifier(name)}`);
  return sql`
    select id, ${keyOf(noun, filters.sort, title, inTable)} as key, ${title} as title, true as "isPublished",
      ${isClosed} as "isClosed", jsonb_build_object(${sql.join(beside, sql`, `)}) as beside
    from ${sql.identifier(kind)} as record
    where ${and(mentionsAll(filters.words, text), onlyClosed, ...narrowed(kind, filters, inTable, today), sql`true`)}`;
}

function unpublished(noun: Noun, filters: RecordFilters, today: string): SQL {
  const places = [noun.address, noun.provider].filter((name) => name !== undefined);
  const text = sql.join(
    [sql`searchable(title)`, ...places.map((name) => sql`lower(coalesce(record->>${name}, ''))`)],
    sql` || ' ' || `,
  );
  return sql`
    select id, ${keyOf(noun, filters.sort, sql`title`, inJson)} as key, title, false as "isPublished",
      false as "isClosed", record as beside
    from unpublished_records
    where ${and(sql`kind = ${noun.kind}`, mentionsAll(filters.words, text), ...narrowed(noun.kind, filters, inJson, today))}`;
}

/** The newest come by an index; the other ways are worked out, since only editors ask for them. */
function keyOf(noun: Noun, sort: RecordSort, title: SQL, { text, json }: Standing): SQL {
  switch (sort) {
    case "newest":
      return sql`created_at`;
    case "title":
      return sql`left(lower(${title}), ${lettersOfName}) collate "C"`;
    case "closing":
      return sql`coalesce(${text(noun.lastDay ?? "")}, 'never') collate "C"`;
    case "checked":
      return sql`coalesce((select max(greatest(one->>'dated', one->>'checkedOn') collate "C")
        from jsonb_array_elements(${arrayOf(json("evidence"))}) as one), '') collate "C"`;
  }
}

/** Only opportunities have facts that can be missing, a country and a level. */
function narrowed(catalogueKind: CatalogueKind, filters: RecordFilters, of: Standing, today: string): SQL[] {
  const kind = parseKind(catalogueKind);
  if (!kind) return [];
  const { missing, country, level } = filters;
  return [
    ...(missing ? [sql`not ${isMeasured(ruleOf(missing, kind), kind, of, today)}`] : []),
    ...(country ? [isNamed(of.text(countryColumn[kind]), country)] : []),
    ...(level ? [isNamed(of.text(levelColumn[kind]), level)] : []),
  ];
}

/** By whole words: Niger is not Nigeria, and an undergraduate is no graduate. The names are ours, without a sign that means more. */
export const isNamed = (text: SQL, name: string) => sql`coalesce(${text}, '') ~ ${`\\m${name}\\M`}`;

function mentionsAll(words: string, text: SQL): SQL | undefined {
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(...wanted.map((word) => sql`strpos(${text}, searchable(${word})) > 0`));
}
