import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import type { SearchPlan } from "../plan/search-plan.ts";

/**
 * What is in the reader's country, then what says that it is open to its people, comes first among equally relevant results: a part of
 * a point outweighs only the age. What its people can't apply for comes later, but a word in a name is worth more.
 */
const homePoints = { there: 0.5, open: 0.25, closed: -4 };
const everyAfrican = ["citizen Any", "citizen Africa", "citizen Sub-Saharan Africa"];

/** The points of a listing for a reader whose country is known; otherwise 0. They don't choose the tab. */
export function pointsAtHome({
  section,
  home,
  namesPlace,
}: SearchPlan): (listing: Listing, number: number) => number {
  if (home === null) return () => 0;
  const near = new Map<number, number>();
  for (const tag of [`citizen ${home}`, ...everyAfrican])
    for (const listing of section.index.withTag(tag)) near.set(listing, homePoints.open);
  if (!namesPlace)
    for (const listing of section.index.withTag(`country ${home}`)) near.set(listing, homePoints.there);
  return (listing, number) => (isClosedAt(listing, home) ? homePoints.closed : (near.get(number) ?? 0));
}

const closedAt = memoizeByObject((_: Listing) => new Map<string, boolean>());

/** Whether a student of whom only the country is known can't apply. */
function isClosedAt(listing: Listing, home: string): boolean {
  const known = closedAt(listing).get(home);
  if (known !== undefined) return known;
  const student = { ...unknownApplicant, citizenships: [home], residence: home };
  const isClosed = isClosedTo(listing.kind, listing.facts, student);
  closedAt(listing).set(home, isClosed);
  return isClosed;
}
