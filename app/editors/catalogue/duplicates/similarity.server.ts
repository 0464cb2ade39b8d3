import { and, type SQL, sql } from "drizzle-orm";
import { kinds } from "#database/schema/lists.ts";
import type { CatalogueKind, RecordType } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";

/** A set of records, and SQL for the values by which they are compared. */
interface ComparedRecords {
  from: SQL;
  isPublished: boolean;
  title: SQL;
  /** Normalised by `plain_title`. */
  plainTitle: SQL;
  provider: SQL;
  address: SQL;
}

/** Opportunities have it as an indexed column; for the few others it is computed. */
export const plainTitleOf = ({ kind, titleColumn }: RecordType, record: SQL): SQL =>
  (kinds as readonly string[]).includes(kind)
    ? sql`${record}.plain_title`
    : sql`plain_title(${record}.${sql.identifier(titleColumn)})`;

/** Published and unpublished records. */
export function comparedRecords(kind: CatalogueKind): ComparedRecords[] {
  const recordType = recordTypes[kind];
  const column = (name: string | undefined) => (name ? sql`record.${sql.identifier(name)}` : sql`''`);
  const key = (name: string | undefined) => (name ? sql`coalesce(record.record->>${name}, '')` : sql`''`);
  return [
    {
      from: sql`${sql.identifier(kind)} as record`,
      isPublished: true,
      title: column(recordType.titleColumn),
      plainTitle: plainTitleOf(recordType, sql`record`),
      provider: column(recordType.providerColumn),
      address: column(recordType.urlColumn),
    },
    {
      from: sql`(select * from unpublished_records where kind = ${kind}) as record`,
      isPublished: false,
      title: sql`record.title`,
      plainTitle: sql`record.plain_title`,
      provider: key(recordType.providerColumn),
      address: key(recordType.urlColumn),
    },
  ];
}

/** SQL for the values of the record that is looked for. */
interface ComparedValues {
  plainTitle: SQL;
  provider: SQL;
  address: SQL;
}

export const hasSameAddress = (
  recordType: RecordType,
  { address }: ComparedRecords,
  wanted: ComparedValues,
): SQL =>
  recordType.urlColumn
    ? sql`(${address} <> '' and ${wanted.address} <> '' and plain_address(${address}) = plain_address(${wanted.address}))`
    : sql`false`;

/** A missing provider matches any. */
export const hasSameTitle = ({ plainTitle, provider }: ComparedRecords, wanted: ComparedValues): SQL =>
  and(
    sql`${wanted.plainTitle} <> ''`,
    sql`${plainTitle} = ${wanted.plainTitle}`,
    sql`(${provider} = '' or ${wanted.provider} = '' or plain_title(${provider}) = plain_title(${wanted.provider}))`,
  ) ?? sql`false`;

/** Uses the trigram index with `pg_trgm.similarity_threshold`. */
export const hasNearTitle = ({ plainTitle }: ComparedRecords, wanted: ComparedValues): SQL =>
  sql`${plainTitle} % ${wanted.plainTitle}`;

export const similarity = ({ plainTitle }: ComparedRecords, wanted: ComparedValues): SQL =>
  sql`similarity(${plainTitle}, ${wanted.plainTitle})`;

/** For the few rows that another index has found. */
export const bySimilarity = (records: ComparedRecords, wanted: ComparedValues): SQL =>
  sql`${similarity(records, wanted)} desc`;

/** Nearest first, straight from the trigram index. */
export const byNearness = ({ plainTitle }: ComparedRecords, wanted: ComparedValues): SQL =>
  sql`${plainTitle} <-> ${wanted.plainTitle}`;
