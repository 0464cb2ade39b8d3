import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { articleCategories, articleImageTypes, languages } from "../lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, member, visitor, worker } from "../roles.ts";

/** Only admins see an article without a `publishedAt` or with a future one. */
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
    language: text({ enum: languages }).notNull().default("en"),
    /**
     * The article that this one translates. Two translations of the same article are also translations of each other.
     */
    translationOf: uuid().references((): AnyPgColumn => blogPosts.id, { onDelete: "set null" }),
    imageUrl: text(),
    fieldOfStudy: text().notNull().default(""),
    /** Shown by search engines; empty if the excerpt is used. */
    metaDescription: text().notNull().default(""),
    /** The source of an imported article, without tracking parameters. */
    sourceUrl: text(),
    publishedAt: moment().defaultNow(),
    /** When an unpublished article had been published: publishing it again restores that date. */
    wasPublishedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("blog_posts_category", table.category, articleCategories),
    isOneOf("blog_posts_language", table.language, languages),
    check("blog_posts_translation_of_another", sql`${table.translationOf} <> ${table.id}`),
    check(
      "blog_posts_slug",
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 100`,
    ),
    check("blog_posts_source_url", sql`${table.sourceUrl} ~ '^https?://'`),
    uniqueIndex("blog_posts_source_url_once").on(table.sourceUrl),
    uniqueIndex("blog_posts_translation_once").on(table.translationOf, table.language),
    index("blog_posts_newest").on(table.publishedAt.desc(), table.id.desc()),
    mayRead([visitor, member, worker], sql`${table.publishedAt} <= now()`),
    mayRead([admin]),
    mayAdd([admin, worker]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);

/**
 * Images are stored and served here: a reader's phone loads nothing from other sites. Anyone who may see the article
 * may see its image.
 */
export const articleImages = pgTable(
  "article_images",
  {
    id: id(),
    articleId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    mediaType: text({ enum: articleImageTypes }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("article_images_media_type", table.mediaType, articleImageTypes),
    check(
      "article_images_size",
      sql`${table.width} between 1 and 2000 and ${table.height} between 1 and 2000`,
    ),
    check("article_images_bytes", sql`length(${table.content}) between 1 and 2097152`),
    index("article_images_article").on(table.articleId),
    // The subquery is subject to the viewer's rights on the articles.
    mayRead(everyone, sql`exists (select 1 from blog_posts where blog_posts.id = ${table.articleId})`),
    mayAdd([admin, worker]),
    mayRemove([admin]),
  ],
);
