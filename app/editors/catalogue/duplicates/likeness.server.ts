import { and, type SQL, sql } from "drizzle-orm";
import type { CatalogueKind, Noun } from "../fields.ts";
import { nouns } from "../nouns.ts";

/** Where records stand, and how to get at what makes two of them alike. */
interface ComparedRecords {
  from: SQL;
  isPublished: boolean;
  title: SQL;
  provider: SQL;
  address: SQL;
}

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
      provider: column(noun.provider),
      address: column(noun.address),
    },
    {
      from: sql`(select * from unpublished_records where kind = ${kind}) as record`,
      isPublished: false,
      title: sql`record.title`,
      provider: key(noun.provider),
      address: key(noun.address),
    },
  ];
}

/** What they are compared with. */
interface Wanted {
  title: SQL;
  provider: SQL;
  address: SQL;
}

export const hasSameAddress = (noun: Noun, { address }: ComparedRecords, wanted: Wanted): SQL =>
  noun.address
    ? sql`(${address} <> '' and ${wanted.address} <> '' and plain_address(${address}) = plain_address(${wanted.address}))`
    : sql`false`;

/** A provider that one of them does not name makes no difference. */
export const hasSameTitle = ({ title, provider }: ComparedRecords, wanted: Wanted): SQL =>
  and(
    sql`plain_title(${wanted.title}) <> ''`,
    sql`plain_title(${title}) = plain_title(${wanted.title})`,
    sql`(${provider} = '' or ${wanted.provider} = '' or plain_title(${provider}) = plain_title(${wanted.provider}))`,
  ) ?? sql`false`;

/** By the index of threes; how near is near says `pg_trgm.similarity_threshold`. */
export const hasNearTitle = ({ title }: ComparedRecords, wanted: Wanted): SQL =>
  sql`plain_title(${title}) % plain_title(${wanted.title})`;

export const similarity = ({ title }: ComparedRecords, wanted: Wanted): SQL =>
  sql`similarity(plain_title(${title}), plain_title(${wanted.title}))`;
