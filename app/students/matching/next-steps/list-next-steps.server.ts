import { verdictFor } from "#app/catalogue/eligibility/judge.ts";
import { type Seeker, scoreListings } from "#app/catalogue/matching/match-listings.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { stepsFor } from "./steps.ts";

const mostShown = 3;
/** A part of a very large catalogue tells enough. */
const mostJudged = 2_000;

/** The few steps that would open most of what matches, in words, with how many. */
export function openMore({ listings }: Pick<Snapshot, "listings">, { profile, applicant }: Seeker): string[] {
  const steps = stepsFor(applicant);
  if (steps.length === 0) return [];
  const isShut = ({ kind, facts }: Listing) => verdictFor(kind, facts, applicant) !== "can";
  const shut = Object.values(listings).flatMap((ofKind: readonly Listing[]) =>
    scoreListings(ofKind, profile)
      .map(({ listing }) => listing)
      .filter(isShut)
      .slice(0, mostJudged),
  );
  return steps
    .map((step) => ({
      step,
      count: shut.filter(({ kind, facts }) => verdictFor(kind, facts, step.after) === "can").length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown)
    .map(({ step, count }) => step.opens(count));
}
