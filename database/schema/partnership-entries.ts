import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { partnershipEntryKinds, partnershipStatuses } from "./lists.ts";
import { schoolPartnerships } from "./partnerships.ts";
import { admin, isOwn, mayAdd, mayRead, member } from "./roles.ts";
import { users } from "./users.ts";

/** What happened to an application: notes among the team, replies to the school, changes of its status. It only grows. */
export const partnershipEntries = pgTable(
  "partnership_entries",
  {
    id: id(),
    partnershipId: uuid()
      .notNull()
      .references(() => schoolPartnerships.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    kind: text({ enum: partnershipEntryKinds }).notNull(),
    /** Of a reply. */
    subject: text(),
    /** A note's or reply's words; empty for a change of status. */
    text: text().notNull().default(""),
    /** What the status became. */
    status: text({ enum: partnershipStatuses }),
    createdAt: createdAt(),
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
