import { finishedLevels } from "#database/schema/lists.ts";
import type { Applicant, FinishedLevel, StudyLevel } from "../applicant.ts";
import { levelsAtColleges } from "../degree-at-home.ts";
import { yearsToFinish } from "../finishing-year.ts";
import type { EligibilityFacts, FactsOf, Finding } from "../judgement.ts";
import {
  isAfterDegree,
  isSchoolingUnknown,
  levelsMeant,
  neededFor,
  offeredLevels,
  reachedLevels,
  schoolingFor,
} from "../study-levels.ts";
import { finding } from "./rule.ts";
import { finishedWords as words } from "./words.ts";

/** The level that must be finished, as the record says. */
export function judgeFinished(
  { finished: needed, alsoAsked }: Pick<EligibilityFacts, "finished" | "alsoAsked">,
  applicant: Applicant,
): Finding | null {
  if (needed === null || needed === "none") return null;
  if (isSchoolingUnknown(applicant))
    return finding("finished", "check", () => words.ask(needed), { field: "finished" });
  const { least, most } = reachedLevels(applicant);
  const position = finishedLevels.indexOf(needed);
  if (position <= least) return finding("finished", "yes", () => words.need(needed));
  if (position > most) return finding("finished", "no", () => words.need(needed));
  return judgeUnfinished(needed, alsoAsked, applicant);
}

/** As records write that students in the last year of a degree may apply. */
const lastYearLine = "If you still study: you finish before it starts";
export const isLastYearLine = (line: string): boolean => line === lastYearLine;

const isDegree = (level: FinishedLevel) => level === "undergraduate" || level === "graduate";

/**
 * For someone whose present studies end with the required level. What opens within a year begins at most two years from
 * now.
 */
function judgeUnfinished(
  needed: FinishedLevel,
  alsoAsked: EligibilityFacts["alsoAsked"],
  applicant: Applicant,
): Finding {
  const { finishedIn } = applicant;
  const left = yearsToFinish(applicant);
  if (left !== null && left > 2)
    return finding("finished", "no", () => words.tooLate(needed, finishedIn ?? 0));
  if (isDegree(needed) && alsoAsked?.some(isLastYearLine)) {
    if (finishedIn === null)
      return finding("finished", "check", () => words.askYear(needed), { field: "finishedIn" });
    if (left !== null && left < 2) return finding("finished", "yes", () => words.inTime(needed, finishedIn));
  }
  return finding(
    "finished",
    "check",
    () => words.soon(needed),
    applicant.finished === null ? { field: "finished" } : null,
  );
}

/** The level that must be finished before studying at a college. */
export const judgeCollegeSchooling = (facts: FactsOf["college"], applicant: Applicant): Finding | null =>
  judgeSchooling(levelsMeant(offeredLevels("college", facts), levelsAtColleges(applicant)), applicant);

/** A record for several levels names the requirement of the lowest. A master's degree still needs a first degree. */
export function judgeFirstDegree(facts: FactsOf["scholarship"], applicant: Applicant): Finding | null {
  const levels = levelsMeant(offeredLevels("scholarship", facts), applicant.wants);
  if (!levels.every(isAfterDegree)) return null;
  return levels.some((level) => neededFor[level] === facts.finished)
    ? null
    : judgeSchooling(levels, applicant, facts.alsoAsked);
}

/** The best answer of several levels counts. */
function judgeSchooling(
  levels: readonly StudyLevel[],
  applicant: Applicant,
  alsoAsked: EligibilityFacts["alsoAsked"] = null,
): Finding | null {
  const answers = levels.map((level) => schoolingFor(level, applicant));
  for (const answer of ["yes", "check", "no"] as const) {
    const level = levels[answers.indexOf(answer)];
    if (!level) continue;
    const needed = neededFor[level];
    if (!needed) return null;
    if (answer !== "check") return finding("finished", answer, () => words.need(needed));
    if (applicant.finished === null)
      return finding("finished", "check", () => words.ask(needed), { field: "finished" });
    return finishedLevels.indexOf(needed) <= reachedLevels(applicant).most
      ? judgeUnfinished(needed, alsoAsked, applicant)
      : finding("finished", "check", () => words.mostly(needed));
  }
  return null;
}
