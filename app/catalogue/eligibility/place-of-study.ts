import type { AfricanCountry } from "#database/schema/places.ts";
import { memoizeByObject } from "../../shared/memoize.ts";
import type { StudyLevel } from "./applicant.ts";
import { wordsOf } from "./words-of.ts";

/** A kind of place, such as "a university in Ghana". */
interface PlaceOfStudy {
  levels: readonly StudyLevel[];
  /** Null: anywhere. */
  countries: AfricanCountry[] | null;
}

/** Any other word is a name, a year or a condition, which the student must check. */
const plainWords: readonly string[] =
  "a an any public private federal state recognised accredited university polytechnic college institution tertiary school technical vocational education of or and in full time enrolled admitted".split(
    " ",
  );

const countryWords = new Map<string, AfricanCountry>([
  ["kenya", "Kenya"],
  ["kenyan", "Kenya"],
  ["nigeria", "Nigeria"],
  ["nigerian", "Nigeria"],
  ["ghana", "Ghana"],
  ["ghanaian", "Ghana"],
  ["ethiopia", "Ethiopia"],
  ["ethiopian", "Ethiopia"],
  ["uganda", "Uganda"],
  ["ugandan", "Uganda"],
]);

const degrees: readonly StudyLevel[] = ["undergraduate", "graduate", "doctorate"];

/** Returns null if the text names particular places or adds conditions. */
export const parsePlaceOfStudy = memoizeByObject((places: string[]): PlaceOfStudy | null => {
  const words = wordsOf(places[0] ?? "").split(" ");
  const has = (...sought: string[]) => sought.some((word) => words.includes(word));
  if (places.length !== 1 || !["a", "an", "any"].includes(words[0] ?? "")) return null;
  if (!words.every((word) => plainWords.includes(word) || countryWords.has(word))) return null;
  const isVocational =
    has("polytechnic", "institution", "tertiary", "vocational", "technical") ||
    (has("college") && !has("education"));
  const levels: StudyLevel[] = [
    ...(isVocational ? (["vocational"] as const) : []),
    ...(has("university", "institution", "tertiary") ? degrees : []),
  ];
  const countries = words.flatMap((word) => countryWords.get(word) ?? []);
  return levels.length === 0 ? null : { levels, countries: countries.length > 0 ? countries : null };
});
