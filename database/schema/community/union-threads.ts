import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { postLength } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { postStates, unionTopics } from "../lists.ts";
import { admin, isOwn, mayAdd, mayChange, mayManage, mayRead, member, visitor, worker } from "../roles.ts";
import { searchText } from "../search.ts";
import { isBanned, mayPost } from "./union-standing.ts";

/**
 * A discussion. Its text is in its opening post; triggers update the title, the state and the counts from the posts
 * (see database/functions), so that they are right however many people write at once.
 */
export const unionThreads = pgTable(
  "union_threads",
  {
    id: id(),
    topic: text({ enum: unionTopics }).notNull(),
    title: text().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Its subject: at most one of the three. No foreign keys: a listing that is unpublished may come back. */
    scholarshipId: uuid(),
    collegeId: uuid(),
    internshipId: uuid(),
    state: text({ enum: postStates }).notNull().default("held"),
    lockedAt: moment(),
    acceptedPostId: uuid().references((): AnyPgColumn => unionPosts.id, { onDelete: "set null" }),
    replyCount: integer().notNull().default(0),
    createdAt: createdAt(),
    lastActivityAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("union_threads_topic", table.topic, unionTopics),
    isOneOf("union_threads_state", table.state, postStates),
    check(
      "union_threads_about_one",
      sql`num_nonnulls(${table.scholarshipId}, ${table.collegeId}, ${table.internshipId}) <= 1`,
    ),
    check(
      "union_threads_title",
      sql`length(${table.title}) between 1 and ${sql.raw(String(postLength.title))}`,
    ),
    index("union_threads_topic_active")
      .on(table.topic, table.lastActivityAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'shown'`),
    index("union_threads_active").on(table.lastActivityAt.desc()).where(sql`${table.state} = 'shown'`),
    index("union_threads_author").on(table.authorId),
    index("union_threads_scholarship").on(table.scholarshipId, table.lastActivityAt.desc()),
    index("union_threads_college").on(table.collegeId, table.lastActivityAt.desc()),
    index("union_threads_internship").on(table.internshipId, table.lastActivityAt.desc()),
    mayRead([visitor], sql`${table.state} = 'shown'`),
    mayRead([member], sql`${table.state} = 'shown' or ${isOwn(table.authorId)}`),
    mayAdd([member], sql`${isOwn(table.authorId)} and ${table.state} = 'held' and ${mayPost}`),
    mayChange([member], sql`${isOwn(table.authorId)} and not ${isBanned()}`),
    ...mayManage([admin]),
    mayRead([worker]),
  ],
);

/** The opening post of a thread, or a reply. A removed one keeps its place, but none of its text. */
export const unionPosts = pgTable(
  "union_posts",
  {
    id: id(),
    threadId: uuid()
      .notNull()
      .references(() => unionThreads.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    isOpening: boolean().notNull().default(false),
    /** The thread's title, in its opening post. */
    heading: text().notNull().default(""),
    body: text().notNull(),
    state: text({ enum: postStates }).notNull().default("shown"),
    /** Why a moderator should look at it, in words. */
    flags: text().array().notNull().default([]),
    reviewedAt: moment(),
    helpfulCount: integer().notNull().default(0),
    createdAt: createdAt(),
    editedAt: moment(),
    searchText: searchText("heading || ' ' || body"),
  },
  (table) => [
    isOneOf("union_posts_state", table.state, postStates),
    check("union_posts_body", sql`length(${table.body}) <= ${sql.raw(String(postLength.body))}`),
    check("union_posts_words", sql`${table.state} = 'removed' or ${table.body} <> ''`),
    uniqueIndex("union_posts_opening").on(table.threadId).where(sql`${table.isOpening}`),
    index("union_posts_thread").on(table.threadId, table.createdAt, table.id),
    index("union_posts_author").on(table.authorId, table.createdAt),
    index("union_posts_newest")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'shown'`),
    index("union_posts_search")
      .using("gin", table.searchText.op("gin_trgm_ops"))
      .where(sql`${table.state} = 'shown'`),
    index("union_posts_waiting")
      .on(table.createdAt)
      .where(sql`${table.reviewedAt} is null and (${table.state} = 'held' or ${table.flags} <> '{}')`),
    mayRead([visitor], sql`${table.state} in ('shown', 'removed')`),
    mayRead([member], sql`${table.state} in ('shown', 'removed') or ${isOwn(table.authorId)}`),
    mayAdd(
      [member],
      sql`${isOwn(table.authorId)} and ${table.state} in ('shown', 'held') and ${mayPost} and exists (select 1 from ${unionThreads} t where t.id = ${table.threadId} and t.locked_at is null and (not ${table.isOpening} or t.author_id = current_user_id()))`,
    ),
    mayChange([member], sql`${isOwn(table.authorId)} and not ${isBanned()}`),
    ...mayManage([admin]),
    mayRead([worker]),
  ],
);
