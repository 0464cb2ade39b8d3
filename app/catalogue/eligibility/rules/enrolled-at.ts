import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { parsePlaceOfStudy } from "../place-of-study.ts";
import { africanCountry } from "../places.ts";
import { finding } from "./rule.ts";
import { otherWords } from "./words.ts";

/** Compares the college's country with where the student lives, since few profiles name a college. */
export function judgeEnrolledAt(
  { enrolledAt }: Pick<EligibilityFacts, "enrolledAt">,
  { studying, residence }: Pick<Applicant, "studying" | "residence">,
): Finding | null {
  if (!enrolledAt?.length) return null;
  const place = parsePlaceOfStudy(enrolledAt);
  const home = residence === null ? [] : africanCountry(residence);
  const isThere =
    place !== null &&
    studying !== null &&
    place.levels.includes(studying) &&
    (place.countries === null || place.countries.some((country) => home.includes(country)));
  return finding("enrolledAt", isThere ? "yes" : "check", () => otherWords.enrolledAt(enrolledAt));
}
