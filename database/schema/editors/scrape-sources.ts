import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { articleUses, sourceTypes } from "../lists.ts";
import { admin, mayManage, mayRead, worker } from "../roles.ts";

/** Sources of the scraper that editors added. The four fixed ones are code: see `app/editors/scraper/sources/sources.ts`. */
export const scrapeSources = pgTable(
  "scrape_sources",
  {
    id: id(),
    /** Stored with every page and find of the source, so it never changes. */
    name: text().notNull(),
    url: text().notNull(),
    type: text({ enum: sourceTypes }).notNull(),
    isActive: boolean().notNull().default(false),
    /** Finds without a doubt are published at once; otherwise every find is reviewed by an editor. */
    isTrusted: boolean().notNull().default(false),
    /** The provider's own site: its pages are official. */
    isOfficial: boolean().notNull().default(false),
    /** Days between two readings. */
    everyDays: integer().notNull().default(1),
    /** What its terms allow us to do with an article. */
    articleUse: text({ enum: articleUses }).notNull().default("draft"),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("scrape_sources_type", table.type, sourceTypes),
    isOneOf("scrape_sources_article_use", table.articleUse, articleUses),
    check("scrape_sources_every_days", sql`${table.everyDays} between 1 and 90`),
    unique("scrape_sources_name_once").on(table.name),
    unique("scrape_sources_url_once").on(table.url),
    mayRead([worker]),
    ...mayManage([admin]),
  ],
);
