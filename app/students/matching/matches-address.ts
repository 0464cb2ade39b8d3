import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";

/** `childId` is null for the profile's own student. */
export function matchesAddress(
  kind: OpportunityKind,
  next?: { after: string; page: number } | null,
  childId: string | null = null,
): string {
  const search = new URLSearchParams({ tab: `${kind}s` });
  if (childId) search.set("for", childId);
  if (next) {
    search.set("page", String(next.page));
    search.set("after", next.after);
  }
  return `/matches?${search}`;
}
