import { sql } from "drizzle-orm";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "./columns.ts";
import {
  aliases,
  applying,
  applyingChecks,
  certaintyCheck,
  coversChecks,
  cycle,
  cycleChecks,
  eligibility,
  eligibilityChecks,
  evidence,
  funding,
  moneyChecks,
} from "./facts.ts";
import { likenessIndexes, plainTitle } from "./likeness.ts";
import { isOneOf } from "./list-checks.ts";
import { gpaRequirements } from "./lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";
import { closesOn, hasClosed, listedUntil, nameText, searchText, tags } from "./search.ts";

export const scholarships = pgTable(
  "scholarships",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(""),
    amount: text(),
    fieldOfStudy: text().notNull().default(""),
    country: text().notNull().default(""),
    deadline: date(),
    eligibility: text().notNull().default(""),
    educationLevel: text().notNull().default(""),
    gpaRequirement: text({ enum: gpaRequirements }).notNull().default("none"),
    applicationUrl: text().notNull().default(""),
    aliases: aliases(),
    provider: text(),
    ...cycle(),
    ...funding(),
    ...eligibility(),
    ...applying(),
    ...evidence(),
    ...provenance(),
    createdAt: createdAt(),
    plainTitle: plainTitle("title"),
    searchText: searchText(
      "texts_of(array[title, description, field_of_study, names_in(aliases), provider, country, region, eligibility, amount, names_in(citizens), names_in(tests), names_in(documents), names_in(enrolled_at), apply_through])",
    ),
    nameText: nameText("title"),
    // What pays for tuition and living is fully funded, whatever it calls itself.
    tags: tags(
      "scholarship_tags(field_of_study, country, education_level, case when covers @> '{tuition,stipend}' then 'full' else amount end)" +
        " || applicant_tags(citizens, residents, groups, women_only, finished, application_fee, usual_closes, deadline)" +
        " || award_tags(covers, is_loan, tests, tests_waived)",
    ),
    closesOn: closesOn("deadline"),
    listedUntil: listedUntil("deadline"),
    hasClosed: hasClosed(),
  },
  (table) => [
    isOneOf("scholarships_gpa_requirement", table.gpaRequirement, gpaRequirements),
    ...cycleChecks("scholarships", table),
    ...moneyChecks("scholarships", table),
    ...coversChecks("scholarships", table),
    ...eligibilityChecks("scholarships", table),
    ...applyingChecks("scholarships", table),
    certaintyCheck("scholarships", table),
    index("scholarships_newest").on(table.createdAt, table.id),
    index("scholarships_leaving").on(table.listedUntil, table.createdAt.desc(), table.id.desc()),
    index("scholarships_open_newest").on(table.createdAt, table.id).where(sql`not ${table.hasClosed}`),
    index("scholarships_open_closing").on(table.closesOn, table.id).where(sql`not ${table.hasClosed}`),
    index("scholarships_open_words")
      .using("gin", sql`words_of(${table.searchText})`, table.tags, sql`days_of(${table.createdAt})`)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    index("scholarships_open_names")
      .using("gin", sql`words_of(${table.nameText})`)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    ...likenessIndexes("scholarships", { plainTitle: table.plainTitle, address: table.applicationUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
