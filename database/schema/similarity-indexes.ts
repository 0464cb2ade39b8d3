import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, text } from "drizzle-orm/pg-core";

/** A normalized title, stored because computing it takes longer than comparing it. */
export const plainTitle = (title: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`plain_title(${title})`));

/**
 * Returns the nearest titles one by one, so that hundreds of similar ones need not all be compared. A GIN index can't
 * do that.
 */
export const nearTitleIndex = (table: string, plainTitle: AnyPgColumn) =>
  index(`${table}_near_title`).using("gist", sql`${plainTitle} gist_trgm_ops(siglen=256)`);

/** Indexes that find two records that may be the same. Equal titles by hash, which accepts any length. */
export const similarityIndexes = (
  table: string,
  { plainTitle, address }: { plainTitle: AnyPgColumn; address: AnyPgColumn },
) => [
  nearTitleIndex(table, plainTitle),
  index(`${table}_same_title`).using("hash", plainTitle),
  index(`${table}_same_address`).on(sql`plain_address(${address})`).where(sql`${address} <> ''`),
];
