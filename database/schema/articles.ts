import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { articleCategories } from "./lists.ts";
import { admin, mayAdd, mayChange, mayRead, mayRemove, member, visitor, worker } from "./roles.ts";

/** An article without a `publishedAt`, or with one that lies ahead, is seen by admins only. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    content: text().notNull(),
    excerpt: text().notNull().default(""),
    category: text({ enum: articleCategories }).notNull().default("Scholarships"),
    author: text().notNull().default("Fursa Team"),
    imageUrl: text(),
    fieldOfStudy: text().notNull().default(""),
    publishedAt: moment().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("blog_posts_category", table.category, articleCategories),
    check(
      "blog_posts_slug",
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 100`,
    ),
    index("blog_posts_newest").on(table.publishedAt.desc(), table.id.desc()),
    mayRead([visitor, member, worker], sql`${table.publishedAt} <= now()`),
    mayRead([admin]),
    mayAdd([admin, worker]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);
