import { and, type SQL, sql } from "drizzle-orm";
import { kinds } from "#database/schema/lists.ts";
import type { CatalogueKind, Noun } from "../fields/catalogue-field.ts";
import { nouns } from "../fields/record-types.ts";

/** Where records stand, and how to get at what makes two of them alike. */
interface ComparedRecords {
  from: SQL;
  isPublished: boolean;
  title: SQL;
  /** As two writers would agree on it. */
  plainTitle: SQL;
  provider: SQL;
  address: SQL;
}

/** Opportunities are many and keep it in a column; of the few others it is worked out. */
export const plainTitleOf = ({ kind, title }: Noun, record: SQL): SQL =>
  (kinds as readonly string[]).includes(kind)
    ? sql`${record}.plain_title`
    : sql`plain_title(${record}.${sql.identifier(title)})`;

/** The public table and what is unpublished: a record that an editor took down is known as well. */
export function comparedRecords(kind: CatalogueKind): ComparedRecords[] {
  const noun = nouns[kind];
  const column = (name: string | undefined) => (name ? sql`record.${sql.identifier(name)}` : sql`''`);
  const key = (name: string | undefined) => (name ? sql`coalesce(record.record->>${name}, '')` : sql`''`);
  return [
    {
      from: sql`${sql.identifier(kind)} as record`,
      isPublished: true,
      title: column(noun.title),
      plainTitle: plainTitleOf(noun, sql`record`),
      provider: column(noun.provider),
      address: column(noun.address),
    },
    {
      from: sql`(select * from unpublished_records where kind = ${kind}) as record`,
      isPublished: false,
      title: sql`record.title`,
      plainTitle: sql`record.plain_title`,
      provider: key(noun.provider),
      address: key(noun.address),
    },
  ];
}

/** What they are compared with. */
interface Wanted {
  plainTitle: SQL;
  provider: SQL;
  address: SQL;
}

export const hasSameAddress = (noun: Noun, { address }: ComparedRecords, wanted: Wanted): SQL =>
  noun.address
    ? sql`(${address} <> '' and ${wanted.address} <> '' and plain_address(${address}) = plain_address(${wanted.address}))`
    : sql`false`;

/** A provider that one of them does not name makes no difference. */
export const hasSameTitle = ({ plainTitle, provider }: ComparedRecords, wanted: Wanted): SQL =>
  and(
    sql`${wanted.plainTitle} <> ''`,
    sql`${plainTitle} = ${wanted.plainTitle}`,
    sql`(${provider} = '' or ${wanted.provider} = '' or plain_title(${provider}) = plain_title(${wanted.provider}))`,
  ) ?? sql`false`;

/** By the index of threes; how near is near says `pg_trgm.similarity_threshold`. */
export const hasNearTitle = ({ plainTitle }: ComparedRecords, wanted: Wanted): SQL =>
  sql`${plainTitle} % ${wanted.plainTitle}`;

export const similarity = ({ plainTitle }: ComparedRecords, wanted: Wanted): SQL =>
  sql`similarity(${plainTitle}, ${wanted.plainTitle})`;

/** For the few that another index has found. */
export const bySimilarity = (records: ComparedRecords, wanted: Wanted): SQL =>
  sql`${similarity(records, wanted)} desc`;

/** The nearest first, straight out of the index of near titles. */
export const byNearness = ({ plainTitle }: ComparedRecords, wanted: Wanted): SQL =>
  sql`${plainTitle} <-> ${wanted.plainTitle}`;
