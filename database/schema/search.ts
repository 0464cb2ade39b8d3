import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { everyone, mayRead } from "./roles.ts";

const searchKinds = ["scholarships", "colleges", "internships", "jobs"] as const;

/**
 * Every word that stands in a listing, so that a part of a word finds the whole words, and a misspelt one its neighbours. The
 * database adds new words by itself (see database/functions). A word may stand here twice, since two who add it at once do not wait
 * for each other, and `docs` is a rough number of listings.
 */
export const searchWords = pgTable(
  "search_words",
  {
    kind: text({ enum: searchKinds }).notNull(),
    word: text().notNull(),
    docs: integer().notNull(),
  },
  (table) => [
    index("search_words_word").on(table.kind, table.word),
    index("search_words_part").using("gin", table.word.op("gin_trgm_ops")).with({ fastupdate: false }),
    index("search_words_letters").using("gin", sql`letters_of(${table.word})`).with({ fastupdate: false }),
    mayRead(everyone),
  ],
);

/** Every value that listings can be filtered by, as it is written there: "country Kenya". Kept like the words. */
export const searchTags = pgTable(
  "search_tags",
  {
    kind: text({ enum: searchKinds }).notNull(),
    tag: text().notNull(),
    form: text().notNull().generatedAlwaysAs(sql`tag_form(tag)`),
    docs: integer().notNull(),
  },
  (table) => [
    index("search_tags_form").on(table.kind, table.form),
    index("search_tags_tag").on(table.kind, table.tag),
    mayRead(everyone),
  ],
);

/** The text that a search looks into, kept by the database. */
export const searchText = (columns: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`searchable(${columns})`));

/** What a listing is called, without signs: a word of its name says more than one of its description. */
export const nameText = (name: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`plain_title(${name} || ' ' || names_in(aliases))`));

/** What a listing can be filtered by, and what a search understands of it, kept by the database. */
export const tags = (from: string) => text().array().notNull().generatedAlwaysAs(sql.raw(from));

/** The announced deadline, or the end of time if there is none: one order tells what closes first. */
export const closesOn = (deadline: string) => listedUntil(deadline);

/** The last day on which lists show it: a listing leaves with its deadline, and one without a deadline stays. */
export const listedUntil = (deadline: string) =>
  date()
    .notNull()
    .generatedAlwaysAs(sql.raw(`coalesce(${deadline}, 'infinity'::date)`));

/** Left the lists some time ago, so that indexes may leave it out. The upkeep says so; `listedUntil` decides for today. */
export const hasClosed = () => boolean().notNull().default(false);
