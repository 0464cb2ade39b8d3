import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { type Seeker, scoreListings } from "#app/catalogue/matching/match-listings.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { possibleSteps } from "./steps.ts";

const mostShown = 3;
/** Per kind. A part of a very large catalogue says enough. */
const mostCompared = 2_000;

/** The steps that would make most matches open, as sentences. */
export function listNextSteps(
  { listings }: Pick<Snapshot, "listings">,
  { profile, applicant }: Seeker,
): string[] {
  const steps = possibleSteps(applicant);
  if (steps.length === 0) return [];
  const canApply = ({ kind, facts }: Listing, as: Applicant) => eligibilityFor(kind, facts, as) === "fits";
  const notOpen = Object.values(listings).flatMap((ofKind: readonly Listing[]) => {
    const found: Listing[] = [];
    for (const { listing } of scoreListings(ofKind, profile)) {
      if (found.length === mostCompared) break;
      if (!canApply(listing, applicant)) found.push(listing);
    }
    return found;
  });
  return steps
    .map((step) => ({ step, count: notOpen.filter((listing) => canApply(listing, step.after)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown)
    .map(({ step, count }) => step.opens(count));
}
