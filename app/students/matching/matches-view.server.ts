import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { type MatchCursor, readMatchCursor } from "./match-cursor.ts";

interface MatchesView {
  kind: OpportunityKind;
  /** End of the previous page. */
  cursor: MatchCursor | null;
  /** For display only; the cursor decides. */
  number: number;
  /** Null for the profile's own student. */
  childId: string | null;
}

/** Invalid values fall back to the first page of scholarships. */
export function parseMatchesView(search: URLSearchParams): MatchesView {
  const wanted = search.get("tab") ?? search.get("type") ?? "";
  const kind = opportunityKinds.find((known) => `${known}s` === wanted) ?? "scholarship";
  const cursor = readMatchCursor(search.get("after") ?? "");
  const number = Number(search.get("page"));
  const childId = parseId(search.get("for") ?? "");
  return { kind, cursor, childId, number: cursor && Number.isInteger(number) && number > 1 ? number : 1 };
}
