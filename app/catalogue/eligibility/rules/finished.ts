import { finishedLevels } from "#database/schema/lists.ts";
import type { Applicant, StudyLevel } from "../applicant.ts";
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

/** What the record says must be finished. */
export function judgeFinished(
  { finished: needed }: Pick<EligibilityFacts, "finished">,
  applicant: Applicant,
): Finding | null {
  if (needed === null || needed === "none") return null;
  if (isSchoolingUnknown(applicant))
    return finding("finished", "check", () => words.ask(needed), { field: "finished" });
  const { least, most } = reachedLevels(applicant);
  const position = finishedLevels.indexOf(needed);
  if (position <= least) return finding("finished", "yes", () => words.need(needed));
  if (position > most) return finding("finished", "no", () => words.need(needed));
  return finding(
    "finished",
    "check",
    () => words.soon(needed),
    applicant.finished === null ? { field: "finished" } : null,
  );
}

/** What a college asks for by the level of study. */
export const judgeCollegeSchooling = (facts: FactsOf["college"], applicant: Applicant): Finding | null =>
  judgeSchooling(levelsMeant(offeredLevels("college", facts), applicant.wants), applicant);

/** A record for several levels names what the lowest needs: a master's degree needs a first degree all the same. */
export function judgeFirstDegree(facts: FactsOf["scholarship"], applicant: Applicant): Finding | null {
  const levels = levelsMeant(offeredLevels("scholarship", facts), applicant.wants);
  if (!levels.every(isAfterDegree)) return null;
  return levels.some((level) => neededFor[level] === facts.finished)
    ? null
    : judgeSchooling(levels, applicant);
}

/** Of several levels the best answer counts. */
function judgeSchooling(levels: readonly StudyLevel[], applicant: Applicant): Finding | null {
  const answers = levels.map((level) => schoolingFor(level, applicant));
  for (const answer of ["yes", "check", "no"] as const) {
    const level = levels[answers.indexOf(answer)];
    if (!level) continue;
    const needed = neededFor[level];
    if (!needed) return null;
    if (answer !== "check") return finding("finished", answer, () => words.need(needed));
    if (applicant.finished === null)
      return finding("finished", "check", () => words.ask(needed), { field: "finished" });
    return finding("finished", "check", () =>
      finishedLevels.indexOf(needed) <= reachedLevels(applicant).most
        ? words.soon(needed)
        : words.mostly(needed),
    );
  }
  return null;
}
