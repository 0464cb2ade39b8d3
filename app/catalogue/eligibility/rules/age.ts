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

/** The limits of the wanted levels, if each has its own; otherwise the general limits. */
function limitsFor({ ageMin, ageMax, ageMaxLowest, ageLimits }: AgeFacts, { wants }: ApplicantAge) {
  // A short course can be taken beside other studies: its limits are those of the others.
  const levels = wants.filter((level) => level !== "short_course");
  const own = ageLimits.filter(({ level }) => levels.some((wanted) => wanted === level));
  if (own.length === 0 || own.length < levels.length) return { ageMin, ageMax, ageMaxLowest };
  const least = own.map(({ min }) => min ?? ageMin);
  const most = own.map(({ max }) => max ?? ageMax);
  const [lowest, highest] = [smallest(most), largest(most)];
  // `ageMaxLowest` may be the limit of another level. Otherwise it applies to some people of every level.
  const isOfALevel = ageLimits.some(({ max }) => max === ageMaxLowest);
  return {
    ageMin: least.includes(null) ? null : smallest(least),
    ageMax: highest,
    ageMaxLowest: lowest !== highest ? lowest : isOfALevel ? null : ageMaxLowest,
  };
}

/** Null is no limit. */
const smallest = (ages: (number | null)[]): number | null => {
  const known = ages.filter((age) => age !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
const largest = (ages: (number | null)[]): number | null => {
  const known = ages.filter((age) => age !== null);
  return known.length < ages.length ? null : Math.max(...known);
};

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
