import { sql } from "drizzle-orm";
import { type AnyPgColumn, index } from "drizzle-orm/pg-core";

/** What finds two records that may be one: a title that is nearly the same, and an address that leads to the same page. */
export const likenessIndexes = (table: string, title: AnyPgColumn, address: AnyPgColumn) => [
  index(`${table}_near_title`).using("gin", sql`plain_title(${title}) gin_trgm_ops`),
  index(`${table}_same_address`).on(sql`plain_address(${address})`).where(sql`${address} <> ''`),
];
