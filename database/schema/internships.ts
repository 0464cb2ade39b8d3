import { sql } from "drizzle-orm";
import { boolean, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "./columns.ts";
import {
  aliases,
  applying,
  applyingChecks,
  certaintyCheck,
  cycle,
  cycleChecks,
  eligibility,
  eligibilityChecks,
  evidence,
  money,
  moneyChecks,
} from "./facts.ts";
import { likenessIndexes, plainTitle } from "./likeness.ts";
import { areAllFrom, isOneOf } from "./list-checks.ts";
import { jobTypes, studyLevels, workKinds } from "./lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";
import { closesOn, hasClosed, listedUntil, nameText, searchText, tags } from "./search.ts";

/** Internships and jobs. An empty job type means internship. */
export const internships = pgTable(
  "internships",
  {
    id: id(),
    title: text().notNull(),
    company: text().notNull().default(""),
    description: text().notNull().default(""),
    location: text().notNull().default(""),
    duration: text(),
    field: text().notNull().default(""),
    jobType: text({ enum: jobTypes }),
    salaryRange: text(),
    applicationDeadline: date(),
    applicationUrl: text().notNull().default(""),
    aliases: aliases(),
    /** Who may apply, in prose. */
    eligibility: text().notNull().default(""),
    workKind: text({ enum: workKinds }),
    /** Where the work is. */
    countries: text().array(),
    isRemote: boolean(),
    /** The studies of those who are wanted, under way or finished. */
    studyLevels: text({ enum: studyLevels }).array(),
    /** Still a student. */
    isPaid: boolean(),
    ...cycle(),
    ...money(),
    ...eligibility(),
    ...applying(),
    ...evidence(),
    ...provenance(),
    createdAt: createdAt(),
    plainTitle: plainTitle("title"),
    searchText: searchText(
      "texts_of(array[title, company, description, names_in(aliases), location, field, eligibility, salary_range, duration, work_kind, names_in(countries), region])",
    ),
    nameText: nameText("title || ' ' || company"),
    /** The jobs page looks elsewhere than the browse page. */
    jobSearchText: searchText("title || ' ' || company || ' ' || field || ' ' || names_in(aliases)"),
    tags: tags(
      "internship_tags(field, location, job_type) || work_tags(countries, study_levels, work_kind, is_paid, is_remote)" +
        " || applicant_tags(citizens, residents, groups, women_only, finished, application_fee, usual_closes, application_deadline)",
    ),
    closesOn: closesOn("application_deadline"),
    listedUntil: listedUntil("application_deadline"),
    hasClosed: hasClosed(),
  },
  (table) => [
    isOneOf("internships_job_type", table.jobType, jobTypes),
    isOneOf("internships_work_kind", table.workKind, workKinds),
    areAllFrom("internships_study_levels", table.studyLevels, studyLevels),
    ...cycleChecks("internships", table),
    ...moneyChecks("internships", table),
    ...eligibilityChecks("internships", table),
    ...applyingChecks("internships", table),
    certaintyCheck("internships", table),
    index("internships_newest").on(table.createdAt, table.id),
    index("internships_leaving").on(table.listedUntil, table.createdAt.desc(), table.id.desc()),
    index("internships_open_newest").on(table.createdAt, table.id).where(sql`not ${table.hasClosed}`),
    index("internships_open_closing").on(table.closesOn, table.id).where(sql`not ${table.hasClosed}`),
    index("internships_open_words")
      .using("gin", sql`words_of(${table.searchText})`, table.tags, sql`days_of(${table.createdAt})`)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    index("internships_open_job_words")
      .using("gin", sql`words_of(${table.jobSearchText})`, table.tags, sql`days_of(${table.createdAt})`)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    index("internships_open_names")
      .using("gin", sql`words_of(${table.nameText})`)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    ...likenessIndexes("internships", { plainTitle: table.plainTitle, address: table.applicationUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
