import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, text } from "drizzle-orm/pg-core";

/**
 * Who may apply, worked out once, when an opportunity is written: so many bits from `first` on. The functions `fit_…` of the database read the
 * words, `app/students/fit/verdict.server.ts` compares.
 */
export const fitLayout = {
  levels: { first: 0, bits: 6 },
  /** One bit for each of `finishedLevels` but the first. */
  finished: { first: 6, bits: 5 },
  womenOnly: { first: 11, bits: 1 },
  mustBeEnrolled: { first: 12, bits: 1 },
  alsoAsked: { first: 13, bits: 1 },
  /** One bit for each of `askedGroups`, and one for any other. */
  groups: { first: 14, bits: 5 },
  /** One bit for each of `fieldsOfInterest`; then "every field", or of a college that it tells what it teaches; then any other field. */
  fields: { first: 19, bits: 16 },
  ageMin: { first: 35, bits: 7 },
  /** All bits where nobody is too old. */
  ageMax: { first: 42, bits: 7 },
  workYears: { first: 49, bits: 6 },
  /** All bits where the limit is the same for everyone. */
  ageMaxLowest: { first: 55, bits: 7 },
} as const satisfies Record<string, { first: number; bits: number }>;

/** How minima lie in a column: those of school in the first 38 bits, those of a degree behind them. */
export const gradeLayout = {
  kcse: { first: 0, bits: 4 },
  credits: { first: 4, bits: 5 },
  aggregate: { first: 9, bits: 7 },
  utme: { first: 16, bits: 10 },
  principalPasses: { first: 26, bits: 3 },
  percent: { first: 29, bits: 7 },
  schoolHasOtherWays: { first: 36, bits: 1 },
  schoolAsksMore: { first: 37, bits: 1 },
  degree: { first: 38, bits: 9 },
  degreeHasOtherWays: { first: 47, bits: 1 },
  degreeAsksMore: { first: 48, bits: 1 },
} as const satisfies Record<string, { first: number; bits: number }>;

/** When it is open: days are counted from 2000. */
export const openLayout = {
  opensOn: { first: 0, bits: 15 },
  closesOn: { first: 15, bits: 15 },
  months: { first: 30, bits: 12 },
  always: { first: 42, bits: 1 },
} as const satisfies Record<string, { first: number; bits: number }>;

/** More bits than JavaScript can count exactly: only the database looks at them. */
const packed = (expression: string) =>
  bigint({ mode: "number" }).notNull().generatedAlwaysAs(sql.raw(expression));

const at = (place: keyof typeof fitLayout, expression: string) =>
  `((${expression})::bigint << ${fitLayout[place].first})`;

const grades = (school: string, degree: string) =>
  packed(`${school} | (${degree} << ${gradeLayout.degree.first})`);

const alsoAsked = at("alsoAsked", "(coalesce(cardinality(also_asked), 0) > 0)::int");

const eligibilityBits = [
  at("finished", "fit_finished(finished)"),
  at("womenOnly", "coalesce(women_only, false)::int"),
  alsoAsked,
  at("groups", "fit_groups(groups, groups_only)"),
  at("ageMin", "coalesce(age_min, 0)"),
  at("ageMax", "coalesce(age_max, 127)"),
  at("workYears", "coalesce(work_years, 0)"),
  at("ageMaxLowest", "coalesce(age_max_lowest, 127)"),
];

/** For sorting by what is open now, to the month where no day is announced. */
const fitOpen = (deadline: string) =>
  packed(`fit_open(opens_on, ${deadline}, usual_opens, usual_closes, is_rolling)`);

const fitRegion = () => text().generatedAlwaysAs(sql.raw("fit_region(region)"));

const fitEligibility = (deadline: string, citizens: string, ...bits: string[]) => ({
  fitBits: packed([...bits, ...eligibilityBits].join(" | ")),
  fitCitizens: packed(citizens),
  fitResidents: packed("fit_places(residents)"),
  fitGrades: grades("fit_bars(grades, null, false)", "fit_bars(grades, null, true)"),
  fitTests: packed("fit_tests(tests)"),
  fitEnrolled: packed("fit_enrolled(enrolled_at)"),
  fitRegion: fitRegion(),
  fitOpen: fitOpen(deadline),
});

export const fitOfScholarship = () =>
  fitEligibility(
    "deadline",
    "fit_places(citizens)",
    at("levels", "fit_levels(education_level)"),
    at("fields", "fit_fields(field_of_study)"),
  );

export const fitOfInternship = () =>
  fitEligibility(
    "application_deadline",
    "fit_workers(citizens, countries)",
    at("levels", "fit_levels(study_levels)"),
    at("fields", "fit_fields(field)"),
    at("mustBeEnrolled", "coalesce(must_be_enrolled, false)::int"),
  );

export const fitOfCollege = () => ({
  fitBits: packed(
    [
      at("levels", "fit_levels(study_levels)"),
      at("fields", "fit_taught(programs, programmes)"),
      alsoAsked,
    ].join(" | "),
  ),
  /** For a first degree, and for a master's. */
  fitGrades: grades("fit_bars(entry, 'undergraduate', false)", "fit_bars(entry, 'graduate', true)"),
  /** For a certificate or diploma, and for a doctorate. */
  fitOtherGrades: grades("fit_bars(entry, 'vocational', false)", "fit_bars(entry, 'doctorate', true)"),
  /** Where it is. */
  fitRegion: fitRegion(),
  fitOpen: fitOpen("application_deadline"),
});

/** Like `matchIndex`, with all it takes for a verdict as well. */
export const fitIndex = (
  name: string,
  table: Record<"matchBits" | "listedUntil" | "createdAt" | "id", AnyPgColumn>,
  fit: AnyPgColumn[],
) =>
  index(`${name}_fitting`).on(
    table.listedUntil,
    sql`${table.createdAt} desc`,
    sql`${table.id} desc`,
    table.matchBits,
    ...fit,
  );
