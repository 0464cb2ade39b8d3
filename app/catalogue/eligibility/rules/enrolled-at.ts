import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { parsePlaceOfStudy } from "../place-of-study.ts";
import { africanCountry } from "../places.ts";
import { containsWords, wordsOf } from "../words-of.ts";
import { finding } from "./rule.ts";
import { otherWords } from "./words.ts";

type Own = Pick<Applicant, "studying" | "residence" | "institution">;

/** Students of certain places, by kind ("a university in Ghana") or by name. Someone elsewhere may still be admitted there: never a "no". */
export function judgeEnrolledAt(
  { enrolledAt }: Pick<EligibilityFacts, "enrolledAt">,
  { studying, residence, institution }: Own,
): Finding | null {
  if (!enrolledAt?.length) return null;
  const text = () => otherWords.enrolledAt(enrolledAt);
  const place = parsePlaceOfStudy(enrolledAt);
  if (place) {
    const home = residence === null ? [] : africanCountry(residence);
    const isThere =
      studying !== null &&
      place.levels.includes(studying) &&
      (place.countries === null || place.countries.some((country) => home.includes(country)));
    return finding("enrolledAt", isThere ? "yes" : "check", text);
  }
  if (!isNames(enrolledAt) || studying === null) return finding("enrolledAt", "check", text);
  if (institution === null)
    return finding("enrolledAt", "check", () => otherWords.askEnrolledAt(enrolledAt), {
      field: "institution",
    });
  return finding(
    "enrolledAt",
    enrolledAt.some((name) => isSamePlace(name, institution)) ? "yes" : "check",
    text,
  );
}

/** Only names, without a condition: "Makerere University". */
const isNames = (places: readonly string[]): boolean =>
  places.every((place) => /^[A-Z]/.test(place) && !/[(;:]|such as|partner|approved|\bin\b/.test(place));

/** "Makerere" is Makerere University, and so is "Makerere University, Kampala". A word such as "University" is no name. */
function isSamePlace(name: string, own: string): boolean {
  const [named, ownName] = [wordsOf(name), wordsOf(own)];
  return (
    containsWords(ownName, named) ||
    (ownName.length > 4 &&
      !/^(?:the )?(?:university|college|school)$/.test(ownName) &&
      named.startsWith(`${ownName} `))
  );
}
