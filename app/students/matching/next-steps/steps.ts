import type { Applicant, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { gradeOfPoints } from "#app/catalogue/grades/kcse.ts";
import { stepWords as words } from "./words.ts";

/** How many opportunities a step would open. */
interface OpenedCount {
  count: number;
  /** True if only a part of them was compared. */
  isAtLeast: boolean;
}

/** A possible step, and the applicant after it. */
interface NextStep {
  /** For example "Resit one subject for one more credit: 12 more open up". */
  opens: (opened: OpenedCount) => string;
  after: Applicant;
  /** A language test costs as much as many families earn in a month, so it is never the only advice. */
  isTest?: boolean;
}

const opening = (step: string, { count, isAtLeast }: OpenedCount) =>
  words.line(step, words.opens(count, isAtLeast));

/** Steps not yet taken. */
export function possibleSteps(applicant: Applicant): NextStep[] {
  return [
    diplomaFirst(applicant),
    ...grades(applicant),
    finish(applicant),
    work(applicant),
    test(applicant),
  ].filter((step) => step !== null);
}

/** A diploma requires lower grades than a degree, and leads to one. */
function diplomaFirst(applicant: Applicant): NextStep | null {
  const { wants, finished } = applicant;
  if (finished !== "secondary" || !wants.includes("undergraduate") || wants.includes("vocational"))
    return null;
  return {
    opens: (opened) => opening(words.diploma, opened),
    after: { ...applicant, wants: [...wants, "vocational"] },
  };
}

/** Accepted by most awards. */
const usualIelts = 6.5;

function test(applicant: Applicant): NextStep | null {
  const taken = applicant.tests ?? [];
  if (taken.some(({ test: name, score }) => name === "IELTS" && (score ?? 0) >= usualIelts)) return null;
  return {
    isTest: true,
    opens: (opened) => opening(words.ielts(usualIelts), opened),
    after: {
      ...applicant,
      tests: [...taken.filter(({ test: name }) => name !== "IELTS"), { test: "IELTS", score: usualIelts }],
    },
  };
}

const endOf: Partial<Record<StudyLevel, keyof typeof words.finish>> = {
  high_school: "secondary",
  vocational: "vocational",
  undergraduate: "undergraduate",
  graduate: "graduate",
};

/** Finishing the current studies. */
function finish(applicant: Applicant): NextStep | null {
  const finished = applicant.studying && endOf[applicant.studying];
  if (!finished || finished === applicant.finished) return null;
  return {
    opens: (opened) => opening(words.finish[finished], opened),
    after: { ...applicant, finished, studying: null },
  };
}

function grades(applicant: Applicant): (NextStep | null)[] {
  const { standing } = applicant;
  const { kcse, credits, degree } = standing;
  const better = kcse === null ? undefined : gradeOfPoints(kcse + 1);
  return [
    kcse !== null && better
      ? {
          opens: (opened) => opening(words.kcse(better), opened),
          after: { ...applicant, standing: { ...standing, kcse: kcse + 1 } },
        }
      : null,
    credits !== null && credits < 6
      ? {
          opens: (opened) => opening(words.credit, opened),
          after: { ...applicant, standing: { ...standing, credits: credits + 1 } },
        }
      : null,
    credits !== null && standing.hasCreditInEnglishAndMaths === false
      ? {
          opens: (opened) => opening(words.englishAndMaths, opened),
          after: {
            ...applicant,
            standing: { ...standing, credits: credits + 1, hasCreditInEnglishAndMaths: true },
          },
        }
      : null,
    degree !== null && degree < 300
      ? {
          opens: (opened) => opening(words.upperSecond, opened),
          after: { ...applicant, standing: { ...standing, degree: 300, degreeAtBest: 300 } },
        }
      : null,
  ];
}

/** Asked for by many graduate awards. */
const usualWork = 2;

function work(applicant: Applicant): NextStep | null {
  const { workYears, finished } = applicant;
  if (workYears === null || workYears >= usualWork) return null;
  if (finished !== "undergraduate" && finished !== "graduate") return null;
  return {
    opens: (opened) => opening(words.work(usualWork), opened),
    after: { ...applicant, workYears: usualWork },
  };
}
