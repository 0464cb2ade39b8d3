import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import { countryNames } from "../fields/country-names.ts";
import { type Measure, measuresOf } from "../gaps/measures.ts";
import { type RecordPlace, readRecordPlace } from "./record-cursor.ts";
import { type RecordSort, sortsOf } from "./record-sorts.ts";

const states = ["all", "published", "unpublished", "closed"] as const;
export type RecordState = (typeof states)[number];

/** Which records of a noun are wanted, and in which order. */
export interface RecordFilters {
  words: string;
  state: RecordState;
  /** What they do not say. */
  missing: Measure | null;
  country: string | null;
  level: (typeof studyLevels)[number] | null;
  sort: RecordSort;
}

/** Where a noun says to which country and which level its records belong. */
export const countryColumn = {
  scholarships: "country",
  colleges: "country",
  internships: "location",
} as const;
export const levelColumn = {
  scholarships: "education_level",
  colleges: "study_levels",
  internships: "study_levels",
} as const;

/** What an address of a list asks for; what it can't mean is left out. */
export function readRecordsAddress(
  noun: Noun,
  search: URLSearchParams,
): RecordFilters & { place: RecordPlace | null } {
  const kind = parseKind(noun.kind);
  const among = <Value extends string>(list: readonly Value[], name: string) =>
    list.find((value) => value === search.get(name)) ?? null;
  return {
    words: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    state: among(states, "state") ?? "all",
    missing: kind ? among(measuresOf(kind), "missing") : null,
    country: kind ? among(countryNames, "country") : null,
    level: kind ? among(studyLevels, "level") : null,
    sort: among(sortsOf(noun), "sort") ?? "newest",
    place: readRecordPlace(search.get("place")),
  };
}

/** The part of an address that says which records are meant; "" for all, newest first. */
export function writeFilters(
  { words, state, missing, country, level, sort }: RecordFilters,
  place?: string | null,
): string {
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(state !== "all" && { state }),
    ...(missing && { missing }),
    ...(country && { country }),
    ...(level && { level }),
    ...(sort !== "newest" && { sort }),
    ...(place && { place }),
  }).toString();
  return search && `?${search}`;
}

/** The address of a list. Another search or filter begins on the first page. */
export const writeRecordsAddress = (slug: string, filters: RecordFilters, place?: string | null) =>
  `/admin/catalogue/${slug}${writeFilters(filters, place)}`;
