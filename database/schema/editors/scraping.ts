import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { findStates, kinds, scrapeItemStates, scrapeRunStates } from "../lists.ts";
import { admin, mayAdd, mayChange, mayManage, mayRead, worker } from "../roles.ts";

/** A field of a find: its value, and the quoted words of the page. */
export interface FoundField {
  value: string;
  evidence: string;
  /**
   * Which extractor found it: the page's structured data, our rules for text, the AI service, or facts about the
   * source.
   */
  from: "structured data" | "text" | "AI" | "source";
  isSure: boolean;
}

/** The fields by the names of their target columns. */
export type FoundFields = Record<string, FoundField>;

/** One run over the sources. Its progress is stored, so that another process can continue. */
export const scrapeRuns = pgTable(
  "scrape_runs",
  {
    id: id(),
    state: text({ enum: scrapeRunStates }).notNull().default("waiting"),
    sources: text().array().notNull(),
    enhanceWithAi: boolean().notNull().default(true),
    /** The sources whose listings have been read. */
    listed: text().array().notNull().default([]),
    error: text(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    isOneOf("scrape_runs_state", table.state, scrapeRunStates),
    uniqueIndex("scrape_runs_one_at_a_time")
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
    index("scrape_runs_newest").on(table.createdAt),
    mayRead([admin, worker]),
    mayAdd([admin, worker]),
    mayChange([worker]),
  ],
);

/** What was found on the web. A URL is stored once, whatever becomes of it. */
export const scrapedFinds = pgTable(
  "scraped_finds",
  {
    id: id(),
    address: text().notNull(),
    sourceName: text().notNull(),
    kind: text({ enum: kinds }).notNull(),
    title: text().notNull(),
    fields: jsonb().$type<FoundFields>().notNull(),
    state: text({ enum: findStates }).notNull(),
    /** Why an editor should look at it. */
    doubts: text().array().notNull().default([]),
    /** A record that may be the same. */
    likeId: uuid(),
    /** The record it became, or was merged into. */
    recordId: uuid(),
    checkedAt: moment().notNull(),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    isOneOf("scraped_finds_kind", table.kind, kinds),
    isOneOf("scraped_finds_state", table.state, findStates),
    unique("scraped_finds_address_once").on(table.address),
    index("scraped_finds_queue").on(table.state, table.createdAt),
    mayRead([admin, worker]),
    mayChange([admin, worker]),
    mayAdd([worker]),
  ],
);

/** The pages of a run, and their progress. */
export const scrapeItems = pgTable(
  "scrape_items",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    runId: uuid()
      .notNull()
      .references(() => scrapeRuns.id, { onDelete: "cascade" }),
    sourceName: text().notNull(),
    address: text().notNull(),
    title: text().notNull().default(""),
    state: text({ enum: scrapeItemStates }).notNull().default("found"),
    error: text(),
    findId: uuid().references(() => scrapedFinds.id, { onDelete: "set null" }),
    doneAt: moment(),
  },
  (table) => [
    isOneOf("scrape_items_state", table.state, scrapeItemStates),
    unique("scrape_items_once_a_run").on(table.runId, table.address),
    index("scrape_items_of_find").on(table.findId),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
