import { academicStandingOf } from "#app/catalogue/grades/standing.ts";
import type { circumstances, profiles } from "#database/schema/index.ts";
import { ageNow, yearsBetween } from "./age.ts";
import type { Applicant, ApplicantGroup, FinishedLevel, StudyLevel } from "./applicant.ts";
import { subjectGradesOf } from "./subject-grades.ts";

type Profile = typeof profiles.$inferSelect;

/** The columns of a profile, or of a parent's child, that eligibility reads. */
export type ApplicantProfile = Pick<
  Profile,
  | "country"
  | "currentEducationLevel"
  | "degreeType"
  | "fieldsOfInterest"
  | "citizenships"
  | "residence"
  | "region"
  | "sex"
  | "bornOn"
  | "statedAge"
  | "statedAgeOn"
  | "finished"
  | "results"
  | "wantedLevels"
  | "workYears"
  | "tests"
  | "institution"
  | "yearOfStudy"
  | "schoolClass"
  | "finishedIn"
  | "origin"
> &
  Partial<Pick<Profile, "ageBand" | "role" | "fieldWords">>;

export type ApplicantCircumstances = Pick<
  typeof circumstances.$inferSelect,
  "refugee" | "disability" | "lowIncome" | "orphan"
>;

export const applicantOf = (
  profile: ApplicantProfile,
  circumstances: ApplicantCircumstances | null,
  today: string,
): Applicant => ({
  citizenships: citizenshipsOf(profile, circumstances),
  residence: profile.residence ?? profile.country,
  region: profile.region,
  sex: profile.sex,
  age: ageOf(profile, today),
  groups: groupsOf(circumstances),
  finished: profile.finished,
  studying: studyingOf(profile),
  wants: wantsOf(profile),
  fields: profile.fieldsOfInterest,
  standing: academicStandingOf(profile.results),
  tests: profile.tests,
  workYears: profile.workYears,
  fieldWords: profile.fieldWords ?? null,
  subjects: subjectGradesOf(profile.results),
  bornOn: profile.bornOn,
  asOf: today,
  institution: profile.institution,
  yearOfStudy: profile.yearOfStudy,
  schoolClass: profile.schoolClass,
  finishedIn: profile.finishedIn,
  origin: profile.origin,
});

/** By default a citizen of the country of residence, except for refugees. */
function citizenshipsOf(
  { citizenships, country }: ApplicantProfile,
  circumstances: ApplicantCircumstances | null,
): string[] {
  return citizenships.length > 0 || circumstances?.refugee ? citizenships : [country];
}

function ageOf(
  { bornOn, statedAge, statedAgeOn, ageBand, role }: ApplicantProfile,
  today: string,
): Applicant["age"] {
  if (bornOn) {
    const years = Math.max(0, yearsBetween(bornOn, today));
    return { from: years, to: years };
  }
  const from = ageNow({ statedAge, statedAgeOn }, today);
  // They may have had a birthday since.
  if (from !== null) return { from, to: statedAgeOn && today > statedAgeOn ? from + 1 : from };
  // The age band is the parent's, not the child's.
  return ageBand && role !== "parent" ? { ...bands[ageBand] } : null;
}

const bands = {
  under_18: { from: 0, to: 17 },
  "18_to_24": { from: 18, to: 24 },
  "25_and_over": { from: 25, to: 99 },
} as const satisfies Record<NonNullable<Profile["ageBand"]>, { from: number; to: number }>;

function groupsOf(circumstances: ApplicantCircumstances | null): Applicant["groups"] {
  const groups: Record<ApplicantGroup, boolean | null> = {
    refugee: circumstances?.refugee ?? null,
    disability: circumstances?.disability ?? null,
    low_income: circumstances?.lowIncome ?? null,
    orphan: circumstances?.orphan ?? null,
  };
  return Object.fromEntries(Object.entries(groups).filter(([, answer]) => answer !== null));
}

const endsWith: Partial<Record<StudyLevel, FinishedLevel>> = {
  high_school: "secondary",
  vocational: "vocational",
  undergraduate: "undergraduate",
  graduate: "graduate",
};

/** Null if they have finished the highest level. */
function studyingOf({ currentEducationLevel: level, finished }: ApplicantProfile): StudyLevel | null {
  return level !== null && finished !== null && endsWith[level] === finished ? null : level;
}

function wantsOf({ wantedLevels, degreeType }: ApplicantProfile): StudyLevel[] {
  if (wantedLevels.length > 0) return wantedLevels;
  return degreeType ? [degreeType] : [];
}
