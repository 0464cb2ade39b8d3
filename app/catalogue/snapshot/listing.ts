import type { Cycle } from "#app/catalogue/dates/cycle.ts";
import type { FactsOf } from "#app/catalogue/eligibility/judgement.ts";
import type { Worth } from "#app/catalogue/facts/worth.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { offeredBy } from "#app/catalogue/scoring/score.ts";
import type { SearchFields } from "#app/catalogue/search-fields/search-fields.ts";

/** What matching and search need of a listed opportunity, prepared once when it is read. */
export interface Listing<Kind extends OpportunityKind = OpportunityKind> {
  kind: Kind;
  id: string;
  /** What its record says about who may apply. */
  facts: FactsOf[Kind];
  /** Its side of the score. */
  offered: ReturnType<(typeof offeredBy)[Kind]>;
  search: SearchFields;
  /** When it opens and closes. */
  cycle: Cycle;
  /** What it pays. Colleges have `fees` instead. */
  amount: Worth["amount"];
  fees: Worth["fees"];
  /** Only for colleges; otherwise empty. */
  country: string;
  region: string;
  /** The last day on which lists show it, or "infinity". */
  listedUntil: string;
  /** Microseconds since 1970. */
  createdAt: number;
}

/** Whether applications are open on a day. Without an announced day, decided by the usual month. */
export function isOpenOn(
  { opensOn, closesOn, usualOpens, usualCloses, isRolling }: Cycle,
  today: string,
): boolean {
  if (opensOn !== null && opensOn > today) return false;
  if (isRolling || (closesOn !== null && closesOn >= today)) return true;
  if (usualOpens === null) return false;
  const [month, first, last] = [today.slice(5), usualOpens, usualCloses ?? usualOpens].map((day) =>
    day.slice(0, 2),
  ) as [string, string, string];
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** The order of equally good matches: first the one that closes first, then the newest. */
export function compareListings(one: SortKey, other: SortKey): number {
  if (one.listedUntil !== other.listedUntil) return one.listedUntil < other.listedUntil ? -1 : 1;
  if (one.createdAt !== other.createdAt) return other.createdAt - one.createdAt;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

type SortKey = Pick<Listing, "listedUntil" | "createdAt" | "id">;
