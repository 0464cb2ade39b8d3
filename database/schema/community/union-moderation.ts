import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { moderationActions, reportReasons } from "../lists.ts";
import { admin, isOwn, mayAdd, mayManage, mayRead, member } from "../roles.ts";
import { hasConfirmedAddress } from "./union-standing.ts";
import { unionPosts } from "./union-threads.ts";

/** A member's report that a post breaks the rules. */
export const unionReports = pgTable(
  "union_reports",
  {
    id: id(),
    postId: uuid()
      .notNull()
      .references(() => unionPosts.id, { onDelete: "cascade" }),
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(""),
    reportedAt: createdAt(),
    closedAt: moment(),
  },
  (table) => [
    isOneOf("union_reports_reason", table.reason, reportReasons),
    unique("union_reports_once").on(table.postId, table.reporterId),
    index("union_reports_open").on(table.reportedAt).where(sql`${table.closedAt} is null`),
    index("union_reports_reporter").on(table.reporterId),
    mayRead([member], isOwn(table.reporterId)),
    mayAdd(
      [member],
      sql`${isOwn(table.reporterId)} and ${table.closedAt} is null and ${hasConfirmedAddress()}`,
    ),
    ...mayManage([admin]),
  ],
);

/** Which moderator did what to which post, when and why. Entries can't be changed or deleted. */
export const unionModerations = pgTable(
  "union_moderations",
  {
    id: id(),
    moderatorId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text({ enum: moderationActions }).notNull(),
    postId: uuid().references(() => unionPosts.id, { onDelete: "set null" }),
    reason: text().notNull(),
    doneAt: createdAt(),
  },
  (table) => [
    isOneOf("union_moderations_action", table.action, moderationActions),
    index("union_moderations_newest").on(table.doneAt.desc()),
    index("union_moderations_moderator").on(table.moderatorId),
    mayRead([member], isOwn(table.moderatorId)),
    mayRead([admin]),
    mayAdd([admin], isOwn(table.moderatorId)),
  ],
);
