import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { areAllFrom, isOneOf } from "./list-checks.ts";
import {
  certainties,
  coveredCosts,
  finishedLevels,
  type gradeSystems,
  moneyPeriods,
  type sourceKinds,
  type studyLevels,
} from "./lists.ts";

/**
 * Facts beside the fields of the specification, in groups that are verified and dated together. Null means not known,
 * which is not the same as "no" or "none".
 */

/** A required grade: { system: "KCSE", min: "C+" }. */
export interface GradeNeeded {
  /** The level it is required for; without one, every level. */
  level?: (typeof studyLevels)[number] | null;
  system: (typeof gradeSystems)[number];
  min: string;
  note?: string | null;
}

export interface FeeRange {
  who: "home" | "foreign";
  min: number | null;
  max: number | null;
  currency: string;
  per: (typeof moneyPeriods)[number];
  /** As on the page: "2024", "2024/2025". */
  year?: string | null;
  note?: string | null;
}

/**
 * One way into a programme: a certificate with this overall result and these subjects, each from another group. `min`
 * is null if only the subjects are named. Subjects are spelled as in `certificateSubjects`.
 */
export interface ProgrammeRequirement {
  system: (typeof gradeSystems)[number];
  min: string | null;
  subjects: { anyOf: string[]; min: string }[];
  note?: string | null;
}

/** Age limit of one of several levels. */
export interface AgeLimit {
  level: (typeof studyLevels)[number];
  min?: number | null;
  max?: number | null;
}

export interface Programme {
  name: string;
  level: (typeof studyLevels)[number];
  field: string;
  years?: number | null;
  entry?: string | null;
  /** The last cut-off, with its year. */
  cutoff?: number | null;
  cutoffYear?: number | null;
  cutoffNote?: string | null;
  fee?: number | null;
  foreignFee?: number | null;
  currency?: string | null;
  per?: (typeof moneyPeriods)[number] | null;
  /** Any one of these ways is enough. Absent if not known for this programme. */
  requires?: ProgrammeRequirement[];
  /** Where it is taught, if the college has several campuses. */
  campus?: string | null;
  /** The page that says so. */
  source?: string | null;
}

/** Where a group of facts was read. */
export interface Evidence {
  facts: string;
  url?: string | null;
  /** As precise as the page: "2026", "2026-03", "2026-03-10". */
  dated?: string | null;
  source: (typeof sourceKinds)[number];
  /** When one of us last verified it, and who. */
  checkedOn?: string | null;
  checkedBy?: string | null;
}

/** Common names: KMTC, JKUAT. */
export const aliases = () => text().array().notNull().default([]);

/** The closing day itself is in the specification's column. Usual days are "08" or "08-15". */
export const cycle = () => ({
  opensOn: date(),
  resultsOn: date(),
  usualOpens: text(),
  usualCloses: text(),
  usualResults: text(),
  isRolling: boolean().notNull().default(false),
  /** The announced deadline of the last round. The nightly job moves it here, and the deadline is empty until the next is announced. */
  lastDeadline: date(),
});

export const money = () => ({
  amountValue: numeric({ mode: "number" }),
  amountCurrency: text(),
  amountPer: text({ enum: moneyPeriods }),
});

export const funding = () => ({
  ...money(),
  covers: text({ enum: coveredCosts }).array(),
  isLoan: boolean().notNull().default(false),
});

/** Requirements without a column of their own, in words for students. They don't affect the verdict. */
export const alsoAsked = () => text().array();

/** Countries by their English names, or Africa, Sub-Saharan Africa, Commonwealth, Any. */
export const eligibility = () => ({
  citizens: text().array(),
  /** Countries whose citizens can't apply, if all others can. */
  citizensExcluded: text().array(),
  residents: text().array(),
  region: text(),
  finished: text({ enum: finishedLevels }),
  womenOnly: boolean(),
  groups: text().array(),
  groupsOnly: boolean(),
  ageMin: smallint(),
  ageMax: smallint(),
  /** If the limit depends on the level or the person, the lowest of them, so an older student has to check. */
  ageMaxLowest: smallint(),
  /** The day on which the age counts: "2027-01-01". */
  ageOn: date(),
  /** Where the limits depend on the level. */
  ageLimits: jsonb().$type<AgeLimit[]>().notNull().default([]),
  /** The student must be enrolled at the time. */
  mustBeEnrolled: boolean(),
  /** Years after finishing; with `mustBeEnrolled`, for those who no longer study. */
  finishedWithin: smallint(),
  /** The years of a course that qualify; 1 is the first. */
  studyYearMin: smallint(),
  studyYearMax: smallint(),
  workYears: smallint(),
  grades: jsonb().$type<GradeNeeded[]>().notNull().default([]),
  tests: text().array(),
  testsWaived: text(),
  enrolledAt: text().array(),
  alsoAsked: alsoAsked(),
});

export const applying = () => ({
  callUrl: text(),
  applicationFee: numeric({ mode: "number" }),
  applicationFeeCurrency: text(),
  isOnline: boolean(),
  documents: text().array(),
  referees: smallint(),
  hasEssay: boolean(),
  hasInterview: boolean(),
  applyThrough: text(),
});

export const evidence = () => ({
  evidence: jsonb().$type<Evidence[]>().notNull().default([]),
  certainty: text({ enum: certainties }),
  notes: text().notNull().default(""),
  placesPerYear: integer(),
});

type FactColumns<Name extends string> = Record<Name, AnyPgColumn>;

const usualDay = "^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$";

/** What a cycle must not contain. */
export const cycleChecks = (
  table: string,
  { usualOpens, usualCloses, usualResults }: FactColumns<"usualOpens" | "usualCloses" | "usualResults">,
) => [
  check(
    `${table}_usual_days`,
    sql`${usualOpens} ~ ${sql.raw(`'${usualDay}'`)} and ${usualCloses} ~ ${sql.raw(`'${usualDay}'`)} and ${usualResults} ~ ${sql.raw(`'${usualDay}'`)}`,
  ),
];

/** An amount is meaningless without its currency. */
export const moneyChecks = (
  table: string,
  { amountValue, amountCurrency, amountPer }: FactColumns<"amountValue" | "amountCurrency" | "amountPer">,
) => [
  isOneOf(`${table}_amount_per`, amountPer, moneyPeriods),
  check(
    `${table}_amount_has_currency`,
    sql`${amountValue} is null or (${amountValue} >= 0 and coalesce(${amountCurrency}, '') ~ '^[A-Z]{3}$')`,
  ),
];

export const coversChecks = (table: string, { covers }: FactColumns<"covers">) => [
  areAllFrom(`${table}_covers`, covers, coveredCosts),
];

export const eligibilityChecks = (
  table: string,
  {
    finished,
    ageMin,
    ageMax,
    ageMaxLowest,
    workYears,
    finishedWithin,
    studyYearMin,
    studyYearMax,
  }: FactColumns<
    | "finished"
    | "ageMin"
    | "ageMax"
    | "ageMaxLowest"
    | "workYears"
    | "finishedWithin"
    | "studyYearMin"
    | "studyYearMax"
  >,
) => [
  isOneOf(`${table}_finished`, finished, finishedLevels),
  check(
    `${table}_ages`,
    sql`${ageMin} between 5 and 99 and ${ageMax} between 5 and 99 and ${ageMin} <= ${ageMax} and ${workYears} between 0 and 60`,
  ),
  check(
    `${table}_study_years`,
    sql`${finishedWithin} between 0 and 60 and ${studyYearMin} between 1 and 9 and ${studyYearMax} between 1 and 9 and ${studyYearMin} <= ${studyYearMax}`,
  ),
  check(`${table}_lowest_age`, sql`${ageMaxLowest} between 5 and 99 and ${ageMaxLowest} <= ${ageMax}`),
];

export const applyingChecks = (
  table: string,
  {
    applicationFee,
    applicationFeeCurrency,
    referees,
  }: FactColumns<"applicationFee" | "applicationFeeCurrency" | "referees">,
) => [
  check(
    `${table}_application_fee`,
    sql`${applicationFee} is null or ${applicationFee} = 0 or (${applicationFee} > 0 and coalesce(${applicationFeeCurrency}, '') ~ '^[A-Z]{3}$')`,
  ),
  check(`${table}_referees`, sql`${referees} between 0 and 20`),
];

export const certaintyCheck = (table: string, { certainty }: FactColumns<"certainty">) =>
  isOneOf(`${table}_certainty`, certainty, certainties);
