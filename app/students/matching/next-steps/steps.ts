import type { Applicant, FinishedLevel, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { gradeOfPoints } from "#app/catalogue/grades/kcse.ts";
import { finishedNames } from "#app/students/eligibility/questions/words.ts";

/** A possible step, and the applicant after it. */
interface NextStep {
  /** For example "An IELTS result of 6.5 opens 12 more". */
  opens: (count: number) => string;
  after: Applicant;
}

const more = (count: number) => `${count.toLocaleString("en")} more`;

/** Steps not yet taken. */
export function possibleSteps(applicant: Applicant): NextStep[] {
  return [test(applicant), finish(applicant), ...grades(applicant), work(applicant)].filter(
    (step) => step !== null,
  );
}

/** Accepted by most awards. */
const usualIelts = 6.5;

function test(applicant: Applicant): NextStep | null {
  const taken = applicant.tests ?? [];
  if (taken.some(({ test: name, score }) => name === "IELTS" && (score ?? 0) >= usualIelts)) return null;
  return {
    opens: (count) => `An IELTS result of ${usualIelts} opens ${more(count)}`,
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
    opens: (count) => `${more(count)} open once you have finished: ${finishedNames[finished].toLowerCase()}`,
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
          opens: (count) => `KCSE ${better} would open ${more(count)}`,
          after: { ...applicant, standing: { ...standing, kcse: kcse + 1 } },
        }
      : null,
    credits !== null && credits < 6
      ? {
          opens: (count) => `With one more credit ${more(count)} would be open`,
          after: { ...applicant, standing: { ...standing, credits: credits + 1 } },
        }
      : null,
    credits !== null && standing.hasCreditInEnglishAndMaths === false
      ? {
          opens: (count) => `With credits in English and Mathematics ${more(count)} would be open`,
          after: {
            ...applicant,
            standing: { ...standing, credits: credits + 1, hasCreditInEnglishAndMaths: true },
          },
        }
      : null,
    degree !== null && degree < 300
      ? {
          opens: (count) => `A second class upper degree would open ${more(count)}`,
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
    opens: (count) => `${usualWork} years of work open ${more(count)}`,
    after: { ...applicant, workYears: usualWork },
  };
}
