import type { Result } from "#database/schema/about-student.ts";
import { systems } from "./all-systems.ts";
import { parseResult } from "./parse-result.ts";
import { academicStandingOf, gpaOf } from "./standing.ts";
import { totalOf } from "./uace.ts";

/** What a result comes to, a sentence each: "This is 7 points.", "We count this as 3.4 of 4." */
export function sumInWords(result: Result): string[] {
  return [...countsOf(result), gpaInWords(result)].filter((sentence) => sentence !== null);
}

/** What each trust adds to the sum. */
const caveats = {
  "as it is": "",
  about: " Colleges may read it a little differently.",
  estimate: " This is an estimate: the college decides.",
};

function gpaInWords(result: Result): string {
  const counted = gpaOf(result);
  if (counted) return `We count this as ${counted.gpa} of 4.${caveats[counted.trust]}`;
  const { countsUntil } = systems[result.system];
  if (countsUntil !== undefined && (result.year ?? 0) > countsUntil) {
    return `The grading changed after ${countsUntil}. We'll save your grades. Ask the college what they count as.`;
  }
  return "We don't turn this into a GPA. Awards that ask for this result compare it as it is.";
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
  const withBoth = hasCreditInEnglishAndMaths ? ", including English and Maths" : "";
  return [
    kcse === null ? null : `This is ${many(kcse, "point")} of 12.`,
    credits === null ? null : `${many(credits, "credit")}${withBoth}.`,
    aggregate === null ? null : `Aggregate ${aggregate}.`,
    principalPasses === null ||
    (principalPassesAtBest ?? principalPasses) !== principalPasses ||
    result.system === "ib"
      ? null
      : `${many(principalPasses, "principal pass", "principal passes")}.`,
    points === null ? null : `${many(points, "point")} of 20.`,
    percent === null ? null : `This is ${percent} per cent.`,
  ];
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
