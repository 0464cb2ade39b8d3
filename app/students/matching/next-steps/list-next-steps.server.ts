import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { type Seeker, scoreListings } from "#app/catalogue/matching/match-listings.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { possibleSteps, refugeeLetter } from "./steps.ts";

const mostShown = 3;
/** Per kind. A part of a very large catalogue says enough. */
const mostCompared = 2_000;

/** What a refugee is asked to show, with how many matches are for refugees. */
function papersToAsk(listings: Snapshot["listings"], { profile, applicant }: Seeker): string[] {
  if (!applicant.groups.refugee) return [];
  const forRefugees = [...listings.scholarship, ...listings.internship].filter(({ facts }) =>
    facts.groups?.includes("refugee"),
  );
  const count = scoreListings(forRefugees, profile).length;
  return count > 0 ? [refugeeLetter(count)] : [];
}

/** The steps that would make most matches open, as sentences. A language test comes last, and never alone. */
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
  const opening = steps
    .map((step) => ({ step, count: notOpen.filter((listing) => canApply(listing, step.after)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ step, count }) => ({ ...step, says: step.opens(count) }));
  const papers = papersToAsk(listings, { profile, applicant });
  const own = opening.filter((step) => !step.isTest).map(({ says }) => says);
  const tests = opening.filter((step) => step.isTest).map(({ says }) => says);
  const taken = [...papers, ...own].slice(0, tests.length > 0 ? mostShown - 1 : mostShown);
  return taken.length > 0 ? [...taken, ...tests] : [];
}
