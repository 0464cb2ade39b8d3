import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { partnershipEntryKinds, partnershipStatuses } from "../lists.ts";
import { admin, isOwn, mayAdd, mayRead, member } from "../roles.ts";
import { schoolPartnerships } from "./partnerships.ts";

/**
 * The history of an application: the team's notes, replies to the school, changes of its status. Entries are only
 * added.
 */
export const partnershipEntries = pgTable(
  "partnership_entries",
  {
    id: id(),
    partnershipId: uuid()
      .notNull()
      .references(() => schoolPartnerships.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    kind: text({ enum: partnershipEntryKinds }).notNull(),
    /** The subject of a reply. */
    subject: text(),
    /** The text of a note or reply; empty for a change of status. */
    text: text().notNull().default(""),
    /** The new status. */
    status: text({ enum: partnershipStatuses }),
    /** The clock's time, not the transaction's: a reply and the change that comes with it need an order. */
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    isOneOf("partnership_entries_kind", table.kind, partnershipEntryKinds),
    isOneOf("partnership_entries_status", table.status, partnershipStatuses),
    check(
      "partnership_entries_parts",
      sql`(${table.kind} = 'status') = (${table.status} is not null) and (${table.kind} = 'reply') = (${table.subject} is not null)`,
    ),
    index("partnership_entries_thread").on(table.partnershipId, table.createdAt),
    index("partnership_entries_author").on(table.authorId),
    mayRead([member], isOwn(table.authorId)),
    mayRead([admin]),
    mayAdd([admin], isOwn(table.authorId)),
  ],
);
