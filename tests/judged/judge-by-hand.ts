import type { Applicant, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { holds, isResult } from "./holds.ts";
import { type Clause, type HandRule, readRule, type Short } from "./read-rule.ts";

/**
 * What a counsellor would say, from best to worst. `maybe`: "You can apply" and "Check first" are both right.
 * `unlikely`: "Check first" and "Not open to you" are both right.
 */
const judgements = ["can", "maybe", "check", "unlikely", "closed"] as const;
export type HandJudgement = (typeof judgements)[number];

export interface Judged {
  judgement: HandJudgement;
  /** The clauses that decide it. */
  because: string[];
}

const levelOf: Record<Short, StudyLevel> = {
  hs: "high_school",
  voc: "vocational",
  ug: "undergraduate",
  pg: "graduate",
  phd: "doctorate",
  short: "short_course",
};

export function judgeByHand(text: string, applicant: Applicant): Judged {
  const rule = readRule(text);
  // A short course can be taken beside any studies; a record without levels is a job.
  if (rule.levels.length === 0) return judgeLevel(rule, null, applicant);
  if (rule.levels.join() === "short") {
    return noBetterThan("maybe", judgeLevel(rule, "short", applicant), "a short course");
  }
  if (applicant.wants.length === 0) {
    return noBetterThan("check", best(rule.levels, rule, applicant), "the wanted level");
  }
  const wanted = rule.levels.filter((level) => applicant.wants.includes(levelOf[level]));
  if (wanted.length === 0) return { judgement: "closed", because: [`for ${rule.levels.join(" ")}`] };
  return best(wanted, rule, applicant);
}

const rank = ({ judgement }: Judged) => judgements.indexOf(judgement);

const best = (levels: Short[], rule: HandRule, applicant: Applicant): Judged =>
  levels
    .map((level) => judgeLevel(rule, level, applicant))
    .reduce((one, other) => (rank(other) < rank(one) ? other : one));

const noBetterThan = (limit: HandJudgement, judged: Judged, why: string): Judged =>
  rank(judged) >= judgements.indexOf(limit) ? judged : { judgement: limit, because: [why] };

function judgeLevel({ clauses }: HandRule, level: Short | null, applicant: Applicant): Judged {
  const held = clauses
    .filter((clause) => clause.level === null || clause.level === level)
    .map((clause) => ({ judgement: judgeClause(clause, applicant), text: clause.text }));
  const worst = Math.max(0, ...held.map(({ judgement }) => judgements.indexOf(judgement)));
  const judgement = judgements[worst] ?? "can";
  const judged = {
    judgement,
    because: held.filter((one) => one.judgement === judgement).map(({ text }) => text),
  };
  const namesResult = clauses.some(({ alternatives }) => alternatives.some(({ word }) => isResult(word)));
  return level === "ug" && !namesResult && isBelowDegree(applicant)
    ? noBetterThan("unlikely", judged, "a certificate that no university at home takes for a degree")
    : judged;
}

/** Their only results are below what universities of their country ask for: C+, five credits, two principal passes, 36, 50 %. */
function isBelowDegree({ finished, studying, standing }: Applicant): boolean {
  const { kcse, credits, principalPassesAtBest, principalPasses, aggregate, percent } = standing;
  const passes = principalPassesAtBest ?? principalPasses;
  const isEnough = [
    kcse === null ? null : kcse >= 7,
    credits === null ? null : credits >= 5,
    passes === null ? null : passes >= 2,
    aggregate === null ? null : aggregate <= 36,
    percent === null ? null : percent >= 50,
  ].filter((known) => known !== null);
  return finished === "secondary" && studying === null && isEnough.length > 0 && !isEnough.includes(true);
}

function judgeClause({ alternatives, fails }: Clause, applicant: Applicant): HandJudgement {
  const answers = alternatives.map(({ word, values }) => {
    if (word === "ask") return "check";
    if (word === "maybe") return "maybe";
    if (word === "unlikely") return "unlikely";
    if (word === "ended") return "closed";
    const answer = holds(word, values, applicant);
    if (answer === "yes") return "can";
    return answer === "no" ? fails : answer === "unknown" ? "check" : null;
  });
  const known = answers.filter((answer) => answer !== null);
  if (known.length === 0 || isResultUnknown(alternatives, answers)) known.push("check");
  return known.reduce((one, other) => (judgements.indexOf(other) < judgements.indexOf(one) ? other : one));
}

/** An unknown result may still be good enough, unless another result decides. */
function isResultUnknown(alternatives: Clause["alternatives"], answers: (HandJudgement | null)[]): boolean {
  const results = alternatives.flatMap(({ word }, at) => (isResult(word) ? [answers[at]] : []));
  return results.length > 0 && results.every((answer) => answer === null);
}
