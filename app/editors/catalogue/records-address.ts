import { type Place, readPlace } from "./place-in-list.ts";

const states = ["all", "published", "unpublished", "closed"] as const;
export type RecordState = (typeof states)[number];

interface RecordsAddress {
  words: string;
  state: RecordState;
  place: Place | null;
}

/** What an address of a list asks for; what it can't mean is left out. */
export function readRecordsAddress(search: URLSearchParams): RecordsAddress {
  return {
    words: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    state: states.find((state) => state === search.get("state")) ?? "all",
    place: readPlace(search.get("place")),
  };
}

/** The address of a list, with some of it changed. Another search or filter begins on the first page. */
export function writeRecordsAddress(
  slug: string,
  { words, state, place }: { words: string; state: RecordState; place?: string | null },
): string {
  const search = new URLSearchParams();
  if (words) search.set("q", words);
  if (state !== "all") search.set("state", state);
  if (place) search.set("place", place);
  const query = search.toString();
  return `/admin/catalogue/${slug}${query && `?${query}`}`;
}
