import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { pictureSizes } from "../lists.ts";
import { admin, mayManage, mayRead, member, visitor, worker } from "../roles.ts";

/**
 * Small copies of the images whose URLs are in records, so that a visitor's phone loads nothing from other sites. A row
 * without content could not be fetched so far. Images belong to URLs, not to records: see `app/shared/images/`.
 */
export const imageCopies = pgTable(
  "image_copies",
  {
    id: id(),
    address: text().notNull(),
    size: text({ enum: pictureSizes }).notNull(),
    /** WebP. */
    content: bytes(),
    width: integer(),
    height: integer(),
    /** Why it could not be fetched; failures in a row. */
    error: text(),
    failures: integer().notNull().default(0),
    triedAt: moment().notNull(),
  },
  (table) => [
    unique("image_copies_once").on(table.address, table.size),
    isOneOf("image_copies_size", table.size, pictureSizes),
    check("image_copies_address", sql`octet_length(${table.address}) <= 2000`),
    check(
      "image_copies_whole",
      sql`(${table.content} is null) = (${table.width} is null) and (${table.content} is null) = (${table.height} is null) and (${table.content} is null) = (${table.error} is not null)`,
    ),
    check(
      "image_copies_pixels",
      sql`${table.width} between 1 and 2000 and ${table.height} between 1 and 2000`,
    ),
    check("image_copies_bytes", sql`length(${table.content}) between 1 and 262144`),
    check("image_copies_failures", sql`${table.failures} >= 0`),
    mayRead([visitor, member], sql`${table.content} is not null`),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
