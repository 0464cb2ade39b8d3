import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { type PlaceOfStudy, parsePlaceOfStudy } from "../parse/place-of-study.ts";
import { africanCountry } from "../parse/places.ts";
import { containsWords, wordsOf } from "../parse/words-of.ts";
import { finding } from "./rule.ts";
import { otherWords } from "./words.ts";

type ApplicantStudies = Pick<Applicant, "studying" | "residence" | "institution" | "wants" | "yearOfStudy">;

/**
 * Students of certain places, by kind ("a university in Ghana") or by name. Someone elsewhere may still be admitted
 * there, so only the year of study can answer "no". Someone who doesn't study but names a place has been admitted
 * there.
 */
export function judgeEnrolledAt(
  { enrolledAt }: Pick<EligibilityFacts, "enrolledAt">,
  own: ApplicantStudies,
): Finding | null {
  if (!enrolledAt?.length) return null;
  const { studying, institution } = own;
  const text = () => otherWords.enrolledAt(enrolledAt);
  const place = parsePlaceOfStudy(enrolledAt);
  const names = enrolledAt.map(plainName);
  const askPlace = () =>
    finding("enrolledAt", "check", () => otherWords.askEnrolledAt(enrolledAt), { field: "institution" });
  if (place) {
    if (studying === null && institution === null) return askPlace();
    if (!studiesThere(place, own)) return finding("enrolledAt", "check", text);
    return judgeYear(place, own, text);
  }
  if (!isNames(names)) return finding("enrolledAt", "check", text);
  if (institution === null) return askPlace();
  const isThere = enrolledAt.some((written, position) => {
    const name = names[position] as string;
    return isSamePlace(name, institution) && (name === written || studying === null);
  });
  return finding("enrolledAt", isThere ? "yes" : "check", text);
}

function studiesThere(
  { levels, countries }: PlaceOfStudy,
  { studying, residence, wants }: ApplicantStudies,
): boolean {
  const home = residence === null ? [] : africanCountry(residence);
  return (
    (studying === null ? wants : [studying]).some((level) => levels.includes(level)) &&
    (countries === null || countries.some((country) => home.includes(country)))
  );
}

/** Someone who has a place and hasn't begun will be in the first year. */
function judgeYear(
  { years }: PlaceOfStudy,
  { studying, yearOfStudy }: ApplicantStudies,
  text: () => string,
): Finding {
  if (years === null) return finding("enrolledAt", "yes", text);
  const year = studying === null ? 1 : yearOfStudy;
  if (year === null) return finding("enrolledAt", "check", text, { field: "yearOfStudy" });
  if (year >= years.from && year <= years.to) return finding("enrolledAt", "yes", text);
  return finding("enrolledAt", studying === null ? "check" : "no", text);
}

/** "University of Pretoria (admission)" is a name; an offer means that they are not there yet. */
const plainName = (place: string) =>
  place.replace(/ \((?:(?:accepted|undergraduate) )?(?:offer|admission)(?: [^()]*)?\)$/, "");

/** Only names, without a condition: "Makerere University". */
const isNames = (places: readonly string[]): boolean =>
  places.every((place) => /^[A-Z]/.test(place) && !/[(;:]|such as|partner|approved|\bin\b/.test(place));

/**
 * "Makerere" is Makerere University, and so is "Makerere University, Kampala". A word such as "University" alone is not
 * a name.
 */
function isSamePlace(name: string, own: string): boolean {
  const [named, ownName] = [wordsOf(name), wordsOf(own)];
  return (
    containsWords(ownName, named) ||
    (ownName.length > 4 &&
      !/^(?:the )?(?:university|college|school)$/.test(ownName) &&
      named.startsWith(`${ownName} `))
  );
}
