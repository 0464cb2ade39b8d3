import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, text } from "drizzle-orm/pg-core";

/** A title as two writers would agree on it, kept by the database: to work it out costs more than to compare it. */
export const plainTitle = (title: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`plain_title(${title})`));

/** Gives the nearest titles one by one, so that hundreds that are alike need not all be compared: an index of the kind GIN can't. */
export const nearTitleIndex = (table: string, plainTitle: AnyPgColumn) =>
  index(`${table}_near_title`).using("gist", sql`${plainTitle} gist_trgm_ops(siglen=256)`);

/** What finds two records that may be one. Equal titles by hash, which takes one of any length. */
export const likenessIndexes = (
  table: string,
  { plainTitle, address }: { plainTitle: AnyPgColumn; address: AnyPgColumn },
) => [
  nearTitleIndex(table, plainTitle),
  index(`${table}_same_title`).using("hash", plainTitle),
  index(`${table}_same_address`).on(sql`plain_address(${address})`).where(sql`${address} <> ''`),
];
