import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, moment } from "../columns.ts";
import { isEmail } from "../email-address.ts";
import { isOneOf } from "../list-checks.ts";
import { languages, sponsoredRequestStates, sponsoredTypes } from "../lists.ts";
import { admin, mayAdd, mayChange, mayManage, mayRead, member, visitor, worker } from "../roles.ts";
import { sponsoredListings } from "./sponsored-listings.ts";

/**
 * A sponsored listing that a partner asks for. Admins see it once the address is confirmed; approving it makes a row of
 * `sponsored_listings`. Partners have no account: the pages behind their link read it in the worker's role.
 */
export const sponsoredRequests = pgTable(
  "sponsored_requests",
  {
    id: id(),
    sponsor: text().notNull(),
    email: text().notNull(),
    /** The language of the page it was asked on, and of our emails about it. */
    language: text({ enum: languages }).notNull().default("en"),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: sponsoredTypes }).notNull(),
    targetUrl: text().notNull(),
    imageUrl: text(),
    /** A small copy of the picture (WebP), as the partner saw it in the preview. */
    picture: bytes(),
    startsOn: date().notNull(),
    weeks: integer().notNull(),
    /** What was shown to the partner, in US dollars. */
    price: integer().notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    state: text({ enum: sponsoredRequestStates }).notNull().default("waiting"),
    /** Why an admin refused it, as the partner reads it. */
    reason: text(),
    decidedAt: moment(),
    /** When the partner was emailed that the listing has ended. */
    endMailedAt: moment(),
    listingId: uuid().references(() => sponsoredListings.id, { onDelete: "set null" }),
  },
  (table) => [
    isOneOf("sponsored_requests_language", table.language, languages),
    isOneOf("sponsored_requests_type", table.type, sponsoredTypes),
    isOneOf("sponsored_requests_state", table.state, sponsoredRequestStates),
    isEmail("sponsored_requests_email", table.email),
    check("sponsored_requests_target_url", sql`${table.targetUrl} ~* '^https?://'`),
    check("sponsored_requests_image_url", sql`${table.imageUrl} ~* '^https?://'`),
    check("sponsored_requests_picture", sql`length(${table.picture}) between 1 and 262144`),
    check("sponsored_requests_weeks", sql`${table.weeks} between 1 and 52 and ${table.price} >= 0`),
    index("sponsored_requests_listing").on(table.listingId),
    mayAdd(
      [visitor, member, admin],
      sql`${table.confirmedAt} is null and ${table.state} = 'waiting' and ${table.listingId} is null`,
    ),
    mayRead([admin], sql`${table.confirmedAt} is not null`),
    mayChange([admin], sql`${table.confirmedAt} is not null`),
    ...mayManage([worker]),
  ],
);
