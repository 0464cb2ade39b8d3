import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";
import { parseResult } from "./parse-result.ts";
import { academicStandingOf, gpaOf } from "./standing.ts";
import { totalOf } from "./uace.ts";
import { gradeWords } from "./words.ts";

/** Says what a result is worth, in a sentence each: "This is 7 points of 12.", "We count this as 3.4 of 4." */
export function sumInWords(result: Result): string[] {
  return [...countsOf(result), gpaInWords(result)].filter((sentence) => sentence !== null);
}

function gpaInWords(result: Result): string {
  const counted = gpaOf(result);
  if (counted) return gradeWords.gpa[counted.trust](counted.gpa);
  const { countsUntil } = systems[result.system];
  if (countsUntil !== undefined && (result.year ?? 0) > countsUntil) {
    return gradeWords.gradingChanged(countsUntil);
  }
  return gradeWords.noGpa;
}

function countsOf(result: Result): (string | null)[] {
  const {
    kcse,
    credits,
    hasCreditInEnglishAndMaths,
    aggregate,
    principalPasses,
    principalPassesAtBest,
    percent,
  } = academicStandingOf([{ ...result, isFinal: true }]);
  const read = parseResult(result);
  const points = result.system === "uace" && read.ok ? totalOf(read.parsed) : null;
  return [
    kcse === null ? null : gradeWords.kcsePoints(kcse),
    credits === null
      ? null
      : hasCreditInEnglishAndMaths
        ? gradeWords.creditsWithEnglishAndMaths(credits)
        : gradeWords.credits(credits),
    aggregate === null ? null : gradeWords.aggregate(aggregate),
    principalPasses === null ||
    (principalPassesAtBest ?? principalPasses) !== principalPasses ||
    result.system === "ib"
      ? null
      : gradeWords.principalPasses(principalPasses),
    points === null ? null : gradeWords.uacePoints(points),
    percent === null ? null : gradeWords.percent(percent),
  ];
}
