import type { OpportunityKind } from "#app/opportunities/kinds.ts";

export function matchesAddress(kind: OpportunityKind, next?: { after: string; page: number }): string {
  const search = new URLSearchParams({ tab: `${kind}s` });
  if (next) {
    search.set("page", String(next.page));
    search.set("after", next.after);
  }
  return `/matches?${search}`;
}
