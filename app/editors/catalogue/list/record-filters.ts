import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { countryNames } from "../fields/country-names.ts";
import { type GapMeasure, measuresOf } from "../gaps/measures.ts";
import { parseRecordCursor, type RecordCursor } from "./record-cursor.ts";
import { listSorts, type RecordSort } from "./record-sorts.ts";

const states = ["all", "published", "unpublished", "closed"] as const;
export type RecordState = (typeof states)[number];

export interface RecordFilters {
  words: string;
  state: RecordState;
  /** Records for which this measure does not hold. */
  missing: GapMeasure | null;
  country: string | null;
  level: (typeof studyLevels)[number] | null;
  sort: RecordSort;
}

/** The columns that the country and level filters search. */
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

/** Parses the filters of a list from its URL; invalid ones are ignored. */
export function parseRecordFilters(
  recordType: RecordType,
  search: URLSearchParams,
): RecordFilters & { cursor: RecordCursor | null } {
  const kind = parseKind(recordType.kind);
  const among = <Value extends string>(list: readonly Value[], name: string) =>
    list.find((value) => value === search.get(name)) ?? null;
  return {
    words: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    state: among(states, "state") ?? "all",
    missing: kind ? among(measuresOf(kind), "missing") : null,
    country: kind ? among(countryNames, "country") : null,
    level: kind ? among(studyLevels, "level") : null,
    sort: among(listSorts(recordType), "sort") ?? "newest",
    cursor: parseRecordCursor(search.get("place")),
  };
}

/** The query string for these filters; "" for all records, newest first. */
export function writeRecordQuery(
  { words, state, missing, country, level, sort }: RecordFilters,
  cursor?: string | null,
): string {
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(state !== "all" && { state }),
    ...(missing && { missing }),
    ...(country && { country }),
    ...(level && { level }),
    ...(sort !== "newest" && { sort }),
    ...(cursor && { place: cursor }),
  }).toString();
  return search && `?${search}`;
}

/** URL of a list. New filters start on the first page. */
export const recordsUrl = (slug: string, filters: RecordFilters, cursor?: string | null) =>
  `/admin/catalogue/${slug}${writeRecordQuery(filters, cursor)}`;
