import type { colleges, internships, scholarships } from "#database/schema/index.ts";
import type { resultSystems } from "#database/schema/lists.ts";

export type RuleAnswer = "yes" | "check" | "no";

/**
 * The result of all rules for a student. `fits`: a decisive rule is known, and all known rules are met. `missing`: an
 * answer of the student would settle it. `unknown`: a rule isn't known, or can't be parsed. `noCourse`: like `unknown`,
 * for a college with no known course at the level and in the field that they want. `no`: a rule answers "no".
 */
export type Eligibility = "fits" | "missing" | "unknown" | "noCourse" | "no";

/** The verdicts that students see, best first. Only the first is green. */
export const verdicts = ["openNow", "opensLater", "oneMissing", "checkWithThem", "notOpen"] as const;
export type Verdict = (typeof verdicts)[number];

export type RuleName =
  | "citizens"
  | "residents"
  | "region"
  | "level"
  | "finished"
  | "sex"
  | "groups"
  | "age"
  | "work"
  | "enrolled"
  | "finishedWithin"
  | "studyYear"
  | "enrolledAt"
  | "schoolClass"
  | "alsoAsked"
  | "tests"
  | "grades"
  | "course"
  | "noCourse"
  | "fields";

/** The questions of a profile that can settle a rule. */
export type QuestionField =
  | "citizenships"
  | "residence"
  | "region"
  | "sex"
  | "bornOn"
  | "refugee"
  | "disability"
  | "lowIncome"
  | "orphan"
  | "finished"
  | "currentEducationLevel"
  | "wantedLevels"
  | "fieldsOfInterest"
  | "results"
  | "tests"
  | "workYears"
  | "institution"
  | "yearOfStudy"
  | "schoolClass"
  | "finishedIn"
  | "origin";

export interface ProfileQuestion {
  field: QuestionField;
  /** Only for results: the certificates that would settle it. */
  systems?: (typeof resultSystems)[number][];
  /** Only for results: the mean is known, the grades by subject are not. */
  isBySubject?: true;
}

export interface VerdictLine {
  rule: RuleName;
  answer: RuleAnswer;
  text: string;
  /** The question whose answer would settle it. */
  question: ProfileQuestion | null;
}

/** The result of one rule. Its sentence may be a function, which is called only if the line is shown. */
export type Finding = Omit<VerdictLine, "text"> & { text: string | (() => string) };

/** The result of all rules, with a line for each that applies. */
export interface Judgement {
  eligibility: Eligibility;
  lines: VerdictLine[];
}

type Scholarship = typeof scholarships.$inferSelect;
type College = typeof colleges.$inferSelect;
type Internship = typeof internships.$inferSelect;

/** The columns about who may apply that scholarships and internships share. */
export type EligibilityFacts = Pick<
  Scholarship,
  | "citizens"
  | "citizensExcluded"
  | "residents"
  | "region"
  | "finished"
  | "womenOnly"
  | "groups"
  | "groupsOnly"
  | "ageMin"
  | "ageMax"
  | "ageMaxLowest"
  | "ageOn"
  | "ageLimits"
  | "mustBeEnrolled"
  | "finishedWithin"
  | "studyYearMin"
  | "studyYearMax"
  | "workYears"
  | "grades"
  | "tests"
  | "testsWaived"
  | "enrolledAt"
  | "alsoAsked"
>;

/** The columns that rules read, by kind. */
export interface FactsOf {
  scholarship: EligibilityFacts & Pick<Scholarship, "educationLevel" | "fieldOfStudy">;
  college: Pick<College, "studyLevels" | "entry" | "programs" | "programmes" | "alsoAsked">;
  internship: EligibilityFacts & Pick<Internship, "studyLevels" | "field" | "countries">;
}
