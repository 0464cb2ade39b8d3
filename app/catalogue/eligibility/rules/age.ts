import { yearsBetween } from "../age.ts";
import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { ageWords as words } from "./words.ts";

type AgeFacts = Pick<EligibilityFacts, "ageMin" | "ageMax" | "ageMaxLowest" | "ageOn" | "ageLimits">;
type ApplicantAge = Pick<Applicant, "age" | "bornOn" | "asOf" | "wants">;

export function judgeAge(facts: AgeFacts, applicant: ApplicantAge): Finding | null {
  const { ageMin, ageMax, ageMaxLowest } = limitsFor(facts, applicant);
  if (ageMin === null && ageMax === null && ageMaxLowest === null) return null;
  const age = ageOn(facts.ageOn, applicant);
  if (age === null) return finding("age", "check", () => words.ask(ageMin, ageMax), { field: "bornOn" });
  const isYounger = ageMin !== null && age.to < ageMin;
  const isOlder = ageMax !== null && age.from > ageMax;
  if (isYounger || isOlder)
    return finding("age", "no", () => words.no(ageMin, ageMax, words.own(age.from, age.to)));
  const isWithin = (ageMin === null || age.from >= ageMin) && (ageMax === null || age.to <= ageMax);
  if (isWithin && ageMaxLowest !== null && age.to > ageMaxLowest)
    return finding("age", "check", () => words.depends(ageMaxLowest, ageMax));
  return isWithin
    ? finding("age", "yes", () => words.yes(ageMin, ageMax))
    : finding("age", "check", () => words.unclear(ageMin, ageMax), { field: "bornOn" });
}

/** The limits of the wanted level. If several levels are wanted, the general limits. */
function limitsFor({ ageMin, ageMax, ageMaxLowest, ageLimits }: AgeFacts, { wants }: ApplicantAge) {
  const own = ageLimits.filter(({ level }) => wants.includes(level));
  const [only] = own;
  if (!only || own.length > 1 || wants.length > 1) return { ageMin, ageMax, ageMaxLowest };
  // `ageMaxLowest` may be the limit of another level. Otherwise it applies to some people of every level.
  const isOfALevel = ageLimits.some(({ max }) => max === ageMaxLowest);
  return {
    ageMin: only.min ?? ageMin,
    ageMax: only.max ?? ageMax,
    ageMaxLowest: isOfALevel ? null : ageMaxLowest,
  };
}

/** The age on the day on which it counts. Without a date of birth, a birthday may come before it. */
function ageOn(day: string | null, { age, bornOn, asOf }: ApplicantAge): Applicant["age"] {
  if (age === null || day === null || asOf === null) return age;
  if (bornOn !== null) {
    const years = Math.max(0, yearsBetween(bornOn, day));
    return { from: years, to: years };
  }
  const later = yearsBetween(asOf, day);
  return { from: age.from + later, to: age.to + later + 1 };
}
