import type { AfricanCountry } from "#database/schema/places.ts";
import { memoizeByObject } from "../../../shared/memoize.ts";
import type { StudyLevel } from "../applicant.ts";
import { wordsOf } from "./words-of.ts";

/** A kind of place, such as "a university in Ghana". */
export interface PlaceOfStudy {
  levels: readonly StudyLevel[];
  /** Null: anywhere. */
  countries: AfricanCountry[] | null;
  /** The years of study that are accepted, inclusive; null: all. */
  years: { from: number; to: number } | null;
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

const anyYear = { from: 1, to: Infinity };

/**
 * "first year", "200 or 300 level", "second year or above". Null if the text names no year; students who are enrolled
 * may be in any year.
 */
function parseYears(condition: string): PlaceOfStudy["years"] {
  if (/^(?:enrolled or admitted|admitted or enrolled)$/.test(condition)) return anyYear;
  const [, first, last, orAbove] =
    /^(first year|new students|second year|[1-6]00 level|[1-6]00(?= or))(?: or ([1-6])00 level)?( or above)?$/.exec(
      condition,
    ) ?? [];
  if (!first) return null;
  const from = /^\d/.test(first) ? Number(first[0]) : first === "second year" ? 2 : 1;
  return { from, to: orAbove ? Infinity : Number(last ?? from) };
}

/** Returns null if the text names particular places or adds conditions. */
export const parsePlaceOfStudy = memoizeByObject((places: string[]): PlaceOfStudy | null => {
  const [, place = "", condition = ""] = /^([^(]*?)(?: \(([^)]*)\))?$/.exec(places[0] ?? "") ?? [];
  const years = condition === "" ? anyYear : parseYears(condition);
  if (years === null) return null;
  const words = wordsOf(place).split(" ");
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
  if (levels.length === 0) return null;
  return {
    levels,
    countries: countries.length > 0 ? countries : null,
    years: years === anyYear ? null : years,
  };
});
