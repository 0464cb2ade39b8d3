import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";

const range = (least: number | null, most: number | null) =>
  least === null
    ? `${most} or younger`
    : most === null
      ? `${least} or older`
      : `${least} to ${most} years old`;
const words = {
  yes: (least: number | null, most: number | null) => `For people ${range(least, most)}`,
  ask: (least: number | null, most: number | null) => `For people ${range(least, most)}: tell us your age`,
  unclear: (least: number | null, most: number | null) =>
    `For people ${range(least, most)}: check it against your date of birth`,
  depends: (lowest: number, most: number | null) =>
    most === null
      ? `For some no older than ${lowest}: look which limit is yours`
      : `For people ${most} or younger, for some no older than ${lowest}: look which limit is yours`,
  no: (least: number | null, most: number | null, own: string) =>
    `For people ${range(least, most)}: you are ${own}`,
  own: (from: number, to: number) =>
    from === to ? `${from}` : to >= 99 ? `${from} or older` : `${from} to ${to}`,
};

export function judgeAge(
  { ageMin, ageMax, ageMaxLowest }: Pick<EligibilityFacts, "ageMin" | "ageMax" | "ageMaxLowest">,
  { age }: Pick<Applicant, "age">,
): Finding | null {
  if (ageMin === null && ageMax === null && ageMaxLowest === null) return null;
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
