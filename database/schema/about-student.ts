import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, jsonb, numeric, smallint, text } from "drizzle-orm/pg-core";
import { finishedYears, yearsOfStudy } from "./bounds.ts";
import { areAllFrom, isOneOf } from "./list-checks.ts";
import { finishedLevels, type resultSystems, sexes, studyLevels, type testNames } from "./lists.ts";

/** A result as printed on the certificate. Its value is calculated when it is needed. */
export interface Result {
  system: (typeof resultSystems)[number];
  /** By the name of the input: { mean_grade: "C+" }, { score: "312", out_of: "600" }, { cgpa: "3.72" }. */
  entries: Record<string, string>;
  /** By subject, where the certificate has them: { Mathematics: "B3" }. */
  subjects: Record<string, string>;
  year: number | null;
  /** Null while the studies go on. */
  isFinal: boolean;
}

export interface TestTaken {
  test: (typeof testNames)[number];
  score: number | null;
}

/** Facts about a student beside the fields of the specification. Null, or an empty list, means not given. */
export const aboutStudent = () => ({
  /** Countries by their English names. */
  citizenships: text().array().notNull().default([]),
  /** Set if it isn't the profile's country. */
  residence: text(),
  /** County, state or region of the student's home. */
  region: text(),
  sex: text({ enum: sexes }),
  bornOn: date(),
  /** The age and the day on which it was given, in place of a date of birth. It increases from that day. */
  statedAge: smallint(),
  statedAgeOn: date(),
  finished: text({ enum: finishedLevels }),
  results: jsonb().$type<Result[]>().notNull().default([]),
  wantedLevels: text({ enum: studyLevels }).array().notNull().default([]),
  /** What the student wants to study, as typed. */
  fieldWords: text(),
  /** Beside the target countries, which the score counts: anywhere else. */
  otherCountries: text().array().notNull().default([]),
  budgetValue: numeric({ mode: "number" }),
  budgetCurrency: text(),
  workYears: smallint(),
  /** The school, college or university they study at. */
  institution: text(),
  /** The year of a course at a college or university: 1 is the first. */
  yearOfStudy: smallint(),
  /** "Form 4", "Grade 12", "SS 3". */
  schoolClass: text(),
  /** When they finished their latest school or course. The specification's graduation year is another field. */
  finishedIn: smallint(),
  /** County, state or region that their family comes from. */
  origin: text(),
  /** Null means not given, an empty list none taken. */
  tests: jsonb().$type<TestTaken[]>(),
});

type Columns = Record<
  | "citizenships"
  | "sex"
  | "bornOn"
  | "statedAge"
  | "statedAgeOn"
  | "finished"
  | "results"
  | "wantedLevels"
  | "fieldWords"
  | "otherCountries"
  | "budgetValue"
  | "budgetCurrency"
  | "workYears"
  | "institution"
  | "yearOfStudy"
  | "schoolClass"
  | "finishedIn"
  | "origin"
  | "tests",
  AnyPgColumn
>;

export const aboutStudentChecks = (table: string, columns: Columns) => [
  isOneOf(`${table}_sex`, columns.sex, sexes),
  isOneOf(`${table}_finished`, columns.finished, finishedLevels),
  areAllFrom(`${table}_wanted_levels`, columns.wantedLevels, studyLevels),
  check(
    `${table}_age`,
    sql`(${columns.statedAge} between 5 and 99) and (${columns.statedAge} is null) = (${columns.statedAgeOn} is null) and ${columns.workYears} between 0 and 60`,
  ),
  check(
    `${table}_budget`,
    sql`${columns.budgetValue} is null or (${columns.budgetValue} >= 0 and coalesce(${columns.budgetCurrency}, '') ~ '^[A-Z]{3}$')`,
  ),
  check(
    `${table}_studies`,
    sql`${columns.yearOfStudy} between ${sql.raw(`${yearsOfStudy.first} and ${yearsOfStudy.last}`)} and ${columns.finishedIn} between ${sql.raw(`${finishedYears.first} and ${finishedYears.last}`)}`,
  ),
  check(
    `${table}_lengths`,
    sql`cardinality(${columns.citizenships}) <= 5 and cardinality(${columns.otherCountries}) <= 30 and length(${columns.fieldWords}) <= 200 and length(${columns.institution}) <= 120 and length(${columns.schoolClass}) <= 30 and length(${columns.origin}) <= 80 and pg_column_size(${columns.results}) <= 8000 and pg_column_size(${columns.tests}) <= 2000`,
  ),
];
