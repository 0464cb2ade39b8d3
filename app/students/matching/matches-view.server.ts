import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { type MatchCursor, readMatchCursor } from "./match-cursor.ts";

interface MatchesView {
  kind: OpportunityKind;
  /** Where the page before ended. */
  cursor: MatchCursor | null;
  /** Counted for the reader; the cursor decides what is shown. */
  number: number;
  /** The child it is for, by its id; null for the profile's own student. */
  childId: string | null;
}

/** Reads the tab and the page off the address. Anything odd means scholarships, from the best on. */
export function parseMatchesView(search: URLSearchParams): MatchesView {
  const wanted = search.get("tab") ?? search.get("type") ?? "";
  const kind = opportunityKinds.find((known) => `${known}s` === wanted) ?? "scholarship";
  const cursor = readMatchCursor(search.get("after") ?? "");
  const number = Number(search.get("page"));
  const childId = parseId(search.get("for") ?? "");
  return { kind, cursor, childId, number: cursor && Number.isInteger(number) && number > 1 ? number : 1 };
}
