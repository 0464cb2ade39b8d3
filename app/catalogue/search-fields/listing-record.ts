import type { colleges, internships, scholarships } from "#database/schema/index.ts";

type Scholarship = typeof scholarships.$inferSelect;
type College = typeof colleges.$inferSelect;
type Internship = typeof internships.$inferSelect;

type ApplicantColumn =
  | "citizens"
  | "residents"
  | "groups"
  | "womenOnly"
  | "finished"
  | "region"
  | "eligibility"
  | "hasEssay"
  | "hasInterview"
  | "referees";
type TimeColumn = "opensOn" | "usualOpens" | "usualCloses" | "isRolling" | "lastDeadline";

/** The offline app doesn't have these. */
type OptionalColumn = "grades";

/** The columns that search reads, by kind. The offline app has the same. */
export type ScholarshipRecord = Pick<
  Scholarship,
  | (
      | "title"
      | "description"
      | "aliases"
      | "provider"
      | "fieldOfStudy"
      | "country"
      | "educationLevel"
      | "amount"
    )
  | ("covers" | "isLoan" | "tests" | "testsWaived" | "documents" | "enrolledAt" | "applyThrough")
  | ("applicationFee" | "deadline" | ApplicantColumn | TimeColumn)
> &
  Partial<Pick<Scholarship, OptionalColumn>>;

export type CollegeRecord = Pick<
  College,
  | ("name" | "description" | "aliases" | "location" | "country" | "region" | "schoolType" | "programs")
  | ("programmes" | "studyLevels" | "admission" | "entry" | "intakes" | "aid" | "accreditedBy")
  | "hasAccommodation"
  | ("applicationFee" | "applicationDeadline" | TimeColumn)
>;

export type InternshipRecord = Pick<
  Internship,
  | ("title" | "company" | "description" | "aliases" | "location" | "field" | "salaryRange" | "duration")
  | ("jobType" | "workKind" | "countries" | "studyLevels" | "isPaid" | "isRemote")
  | ("applicationFee" | "applicationDeadline" | ApplicantColumn | TimeColumn)
> &
  Partial<Pick<Internship, OptionalColumn>>;
