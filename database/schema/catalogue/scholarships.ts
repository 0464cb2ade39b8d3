import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "../columns.ts";
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
} from "../facts.ts";
import { isOneOf } from "../list-checks.ts";
import { gpaRequirements } from "../lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "../roles.ts";
import { listedUntil, searchText } from "../search.ts";
import { plainTitle, similarityIndexes } from "../similarity-indexes.ts";

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
    listedUntil: listedUntil("deadline"),
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
    ...similarityIndexes("scholarships", { plainTitle: table.plainTitle, address: table.applicationUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
