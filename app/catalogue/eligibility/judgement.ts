import type { colleges, internships, scholarships } from "#database/schema/index.ts";
import type { resultSystems } from "#database/schema/lists.ts";

export type RuleAnswer = "yes" | "check" | "no";
export type Verdict = "can" | "check" | "closed";

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
  | "enrolledAt"
  | "alsoAsked"
  | "tests"
  | "grades"
  | "fields";

/** The fields of the profile, and of the circumstances, that settle a line. */
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
  | "workYears";

export interface ProfileQuestion {
  field: QuestionField;
  /** Of results: the certificates that would be an answer. */
  systems?: (typeof resultSystems)[number][];
}

export interface VerdictLine {
  rule: RuleName;
  answer: RuleAnswer;
  text: string;
  /** The question of the profile that would settle it. */
  asks: ProfileQuestion | null;
}

/** A line whose sentence may still have to be written. */
export type Finding = Omit<VerdictLine, "text"> & { text: string | (() => string) };

export interface Judgement {
  verdict: Verdict;
  lines: VerdictLine[];
}

type Scholarship = typeof scholarships.$inferSelect;
type College = typeof colleges.$inferSelect;
type Internship = typeof internships.$inferSelect;

/** What an award and work say alike about who may apply. */
export type EligibilityFacts = Pick<
  Scholarship,
  | "citizens"
  | "residents"
  | "region"
  | "finished"
  | "womenOnly"
  | "groups"
  | "groupsOnly"
  | "ageMin"
  | "ageMax"
  | "ageMaxLowest"
  | "workYears"
  | "grades"
  | "tests"
  | "testsWaived"
  | "enrolledAt"
  | "alsoAsked"
>;

export interface FactsOf {
  scholarship: EligibilityFacts & Pick<Scholarship, "educationLevel" | "fieldOfStudy">;
  college: Pick<College, "studyLevels" | "entry" | "programs" | "programmes" | "alsoAsked">;
  internship: EligibilityFacts & Pick<Internship, "studyLevels" | "mustBeEnrolled" | "field" | "countries">;
}
