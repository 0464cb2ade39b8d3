import { boolean, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "../columns.ts";
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
} from "../facts.ts";
import { areAllFrom, isOneOf } from "../list-checks.ts";
import { jobTypes, studyLevels, workKinds } from "../lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "../roles.ts";
import { listedUntil, searchText } from "../search.ts";
import { plainTitle, similarityIndexes } from "../similarity-indexes.ts";

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
    /** The required studies, finished or not. */
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
    listedUntil: listedUntil("application_deadline"),
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
    ...similarityIndexes("internships", { plainTitle: table.plainTitle, address: table.applicationUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
