import { sql } from "drizzle-orm";
import { customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

export const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const createdAt = () => moment().notNull().defaultNow();

/**
 * Where a record was found, and when its facts were last confirmed: read at their source in agreement with the record,
 * or by a person. Whether the link responds is in `link_checks`.
 */
export const provenance = () => ({ sourceUrl: text(), sourceName: text(), checkedAt: moment() });
