import type { Result } from "#database/schema/about-student.ts";
import type { AcademicStanding } from "./academic-standing.ts";
import type { ParsedResult } from "./system.ts";

const creditGrades: Partial<Record<Result["system"], readonly string[]>> = {
  wassce: ["A1", "B2", "B3", "C4", "C5", "C6"],
  uce_old: ["D1", "D2", "C3", "C4", "C5", "C6"],
  igcse: ["A*", "A", "B", "C"],
};

type Credits = Pick<AcademicStanding, "credits" | "hasCreditInEnglishAndMaths">;

/**
 * Two sittings of one exam are combined, subject by subject, as most universities accept them; two different exams
 * aren't.
 */
export function countCredits(
  results: readonly { system: Result["system"]; reading: ParsedResult }[],
): Credits {
  const counted = Object.entries(creditGrades).flatMap(([system, grades]) => {
    const subjects = results
      .filter((result) => result.system === system)
      .flatMap(({ reading }) => Object.entries(reading.subjects));
    return subjects.length === 0 ? [] : [countOne(subjects, grades)];
  });
  const [best] = counted.sort((one, other) => (other.credits ?? 0) - (one.credits ?? 0));
  return best ?? { credits: null, hasCreditInEnglishAndMaths: null };
}

function countOne(subjects: [string, string][], grades: readonly string[]): Credits {
  const named = (pattern: RegExp) => subjects.filter(([subject]) => pattern.test(subject.trim()));
  const credited = (found: [string, string][]) => found.some(([, grade]) => grades.includes(grade));
  const [english, maths] = [named(isEnglish), named(isMaths)];
  const lacksOne = [english, maths].some((found) => found.length > 0 && !credited(found));
  const credits = new Set(subjects.filter(([, grade]) => grades.includes(grade)).map(([subject]) => subject));
  return {
    credits: credits.size,
    hasCreditInEnglishAndMaths: credited(english) && credited(maths) ? true : lacksOne ? false : null,
  };
}

/** But not English literature. */
export const isEnglish = /^english( language)?$/i;
/** But not the elective one, also called further or additional. */
export const isMaths = /^(core )?math(s|ematics)?( \(?core\)?)?$/i;
