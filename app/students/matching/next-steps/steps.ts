import type { Applicant, FinishedLevel, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { gradeOfPoints } from "#app/catalogue/grades/kcse.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { finishedNames } from "#app/students/eligibility/questions/words.ts";

/** How many opportunities a step would open. */
interface OpenedCount {
  count: number;
  /** Only a part of them was compared. */
  isAtLeast: boolean;
}

/** A possible step, and the applicant after it. */
interface NextStep {
  /** For example "Resit one subject for one more credit: 12 more open up". */
  opens: (opened: OpenedCount) => string;
  after: Applicant;
  /** A language test costs as much as many families earn in a month: it is never all we advise. */
  isTest?: boolean;
}

const moreOpen = ({ count, isAtLeast }: OpenedCount) =>
  `${isAtLeast ? "at least " : ""}${formatNumber(count)} more ${count === 1 ? "opens" : "open"} up`;

export const refugeeLetter = (count: number) =>
  `Ask UNHCR or the refugee office for your refugee letter: ${formatNumber(count)} ${count === 1 ? "opportunity is" : "opportunities are"} for refugees`;

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
    opens: (opened) => `Apply for a diploma first: ${moreOpen(opened)}`,
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
    opens: (opened) => `Take IELTS and reach ${usualIelts}: ${moreOpen(opened)}`,
    after: {
      ...applicant,
      tests: [...taken.filter(({ test: name }) => name !== "IELTS"), { test: "IELTS", score: usualIelts }],
    },
  };
}

const endOf: Partial<Record<StudyLevel, FinishedLevel>> = {
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
    opens: (opened) => `Finish ${finishedNames[finished].toLowerCase()}: ${moreOpen(opened)}`,
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
          opens: (opened) => `Resit KCSE and reach ${better}: ${moreOpen(opened)}`,
          after: { ...applicant, standing: { ...standing, kcse: kcse + 1 } },
        }
      : null,
    credits !== null && credits < 6
      ? {
          opens: (opened) => `Resit one subject for one more credit: ${moreOpen(opened)}`,
          after: { ...applicant, standing: { ...standing, credits: credits + 1 } },
        }
      : null,
    credits !== null && standing.hasCreditInEnglishAndMaths === false
      ? {
          opens: (opened) => `Resit English and Mathematics for a credit in both: ${moreOpen(opened)}`,
          after: {
            ...applicant,
            standing: { ...standing, credits: credits + 1, hasCreditInEnglishAndMaths: true },
          },
        }
      : null,
    degree !== null && degree < 300
      ? {
          opens: (opened) => `Finish with a second class upper degree: ${moreOpen(opened)}`,
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
    opens: (opened) => `Work for ${usualWork} years: ${moreOpen(opened)}`,
    after: { ...applicant, workYears: usualWork },
  };
}
