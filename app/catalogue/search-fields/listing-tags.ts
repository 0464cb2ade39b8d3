import type { CollegeRecord, InternshipRecord, ScholarshipRecord } from "./listing-record.ts";

const knownTests = ["SAT", "GRE", "GMAT"].map((test) => ({ test, named: new RegExp(`\\b${test}\\b`) }));

/**
 * Facts by which listings are filtered and found: "country Kenya", "level graduate". A missing fact may have a tag too ("test unsaid"),
 * because it isn't the same as "no".
 */
export const scholarshipTags = (one: ScholarshipRecord): string[] => [
  ...entries("field", one.fieldOfStudy),
  ...entries("country", one.country),
  ...entries("level", one.educationLevel),
  ...(isFull(one) ? ["funded full"] : []),
  ...names("covers", one.covers),
  ...(one.isLoan ? ["covers loan"] : []),
  one.testsWaived !== null || one.tests?.length === 0
    ? "test unneeded"
    : one.tests === null
      ? "test unsaid"
      : "test named",
  ...knownTests.flatMap(({ test, named }) => (named.test(one.tests?.join(" ") ?? "") ? `test ${test}` : [])),
  ...applicantTags(one, one.deadline),
];

export const collegeTags = (one: CollegeRecord): string[] => [
  ...entries("country", one.country),
  ...entries("school", one.schoolType),
  ...entries("program", one.programs.join(",")),
  ...names("level", one.studyLevels),
  ...(one.applicationFee === 0 ? ["fee none"] : []),
  ...names("entry", [...new Set(one.entry.map(({ system }) => system))].sort()),
  ...kcseGrades(one),
  ...jambScores(one),
  ...(one.hasAccommodation ? ["hostel yes"] : []),
  one.entry.length === 0
    ? "maths unsaid"
    : /math/i.test(JSON.stringify(one.entry))
      ? "maths needed"
      : "maths unnamed",
  ...(one.admission === null ? [] : [admittedThrough(one.admission)]),
  ...(one.intakes?.length ? names("intake", one.intakes.map(String)) : ["intake unsaid"]),
];

export const internshipTags = (one: InternshipRecord): string[] => [
  ...entries("field", one.field),
  ...entries("location", one.location),
  `job ${one.jobType ?? "internship"}`,
  ...names("country", one.countries),
  ...names("level", one.studyLevels),
  ...(one.workKind ? [`work ${one.workKind}`] : []),
  ...(one.isPaid === null ? [] : [one.isPaid ? "paid yes" : "paid no"]),
  ...(one.isRemote ? ["remote yes"] : []),
  ...applicantTags(one, one.applicationDeadline),
];

/** The body that places students, unless the college also admits them directly. */
const admittedThrough = (admission: string) =>
  admission.includes("JAMB")
    ? "through JAMB"
    : /^KUCCPS(?!.*direct)/.test(admission)
      ? "through KUCCPS"
      : "through others";

/** The lowest mean grades that a course accepts: "kcse C-". */
const kcseGrades = ({ entry }: CollegeRecord): string[] => [
  ...new Set(
    entry.flatMap(({ system, min }) => {
      const grade = system === "KCSE" ? /^[A-E][+-]?(?= |$)/.exec(min)?.[0] : undefined;
      return grade ? [`kcse ${grade}`] : [];
    }),
  ),
];

/** The lowest scores that a college accepts: "jamb 160". */
const jambScores = ({ entry }: CollegeRecord): string[] => [
  ...new Set(
    entry.flatMap(({ min }) => {
      const score = /\bUTME (\d{3})\b/.exec(min)?.[1];
      return score ? [`jamb ${score}`] : [];
    }),
  ),
];

const applicantTags = (one: ScholarshipRecord | InternshipRecord, deadline: string | null): string[] => [
  ...names("citizen", one.citizens),
  ...names("citizen", one.residents),
  ...names("for", one.groups),
  ...(one.womenOnly ? ["for women"] : []),
  ...(one.finished ? [`finished ${one.finished}`] : []),
  ...(one.applicationFee === 0 ? ["fee none"] : []),
  ...degreeClasses(one),
  requirementTag("essay", one.hasEssay),
  requirementTag("interview", one.hasInterview),
  requirementTag("referees", one.referees === null ? null : one.referees > 0),
  ...(one.usualOpens ? [`opens ${one.usualOpens.slice(0, 2)}`] : []),
  ...(one.isRolling ? ["rolling yes"] : []),
  ...(one.usualCloses ? [`closes ${one.usualCloses.slice(0, 2)}`] : []),
  ...(deadline ? [`closes ${deadline.slice(5, 7)}`] : []),
];

/** The degree classes that are enough: "degree 2:2". */
const classes: [tag: string, named: RegExp][] = [
  ["degree first", /^first/i],
  ["degree 2:1", /^(?:2:1|second class upper)/i],
  ["degree 2:2", /^2:2|second class lower|\b2:2\b|a lower degree|a second class degree/i],
];

function degreeClasses({ grades = [], finished }: ScholarshipRecord | InternshipRecord): string[] {
  const named = grades.filter(({ system, min }) => system === "DEGREE_CLASS" || /^second class/i.test(min));
  if (named.length === 0) return finished === "undergraduate" ? ["degree unsaid"] : [];
  const said = named.map(({ min, note }) => `${min}; ${note ?? ""}`);
  return classes.flatMap(([tag, isNamed]) => (said.some((one) => isNamed.test(one)) ? [tag] : []));
}

const requirementTag = (what: string, isRequired: boolean | null) =>
  `${what} ${isRequired === null ? "unsaid" : isRequired ? "yes" : "no"}`;

const names = (filter: string, all: readonly string[] | null) =>
  (all ?? []).map((name) => `${filter} ${name}`);

const entries = (filter: string, list: string) => [
  ...new Set(
    list
      .split(/[,;]/)
      .map((entry) => entry.trim().slice(0, 100))
      .filter(Boolean)
      .map((entry) => `${filter} ${entry}`),
  ),
];

/** "Full tuition" alone isn't fully funded; paying for studies and living is, whatever the record calls it. A loan is paid back. */
const isFull = ({ amount, covers, isLoan }: ScholarshipRecord) =>
  !isLoan &&
  ((covers?.includes("tuition") && covers.includes("stipend")) ||
    (/^full(y)?\b/i.test(amount ?? "") && !/^full tuition( fees?)?$/i.test(amount?.trim() ?? "")));
