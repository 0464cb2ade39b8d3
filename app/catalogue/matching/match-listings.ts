import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { verdictFor } from "#app/catalogue/eligibility/judge.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { lowestPercent, percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { pointsOf, wantedBy } from "#app/catalogue/scoring/score.ts";
import { compareListings, type Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { rankOf } from "./rank.ts";

/** A student, as the score and as the verdict know them. */
export interface Seeker {
  profile: MatchProfile;
  applicant: Applicant;
}

/** A listing that scores high enough to be shown. */
export interface Match {
  listing: Listing;
  points: number;
  verdict: Verdict;
  rank: number;
}

/** Every match of a kind, best first; equally good ones in the order of `compareListings`. */
export function matchListings(
  { listings }: Pick<Snapshot, "listings">,
  kind: OpportunityKind,
  { profile, applicant }: Seeker,
  today: string,
): Match[] {
  return scoreListings(listings[kind], profile)
    .map(({ listing, points }): Match => {
      const verdict = verdictFor(kind, listing.facts, applicant);
      return { listing, points, verdict, rank: rankOf(listing, verdict, points, applicant, today) };
    })
    .sort((one, other) => other.rank - one.rank);
}

interface ScoredListing {
  listing: Listing;
  points: number;
}

/** The listings that score high enough to be shown, in their order. */
export function scoreListings(listings: readonly Listing[], profile: MatchProfile): ScoredListing[] {
  const wanted = wantedBy(profile);
  const scored: ScoredListing[] = [];
  for (const listing of listings) {
    const points = pointsOf(listing.kind, listing.offered, wanted);
    if (percentOf(points) >= lowestPercent) scored.push({ listing, points });
  }
  return scored;
}

/** How many listings of a kind score high enough to be shown. */
export const countMatches = (
  { listings }: Pick<Snapshot, "listings">,
  kind: OpportunityKind,
  profile: MatchProfile,
): number => scoreListings(listings[kind], profile).length;

export const countListings = ({ listings }: Pick<Snapshot, "listings">): number =>
  Object.values(listings).reduce((sum, ofKind) => sum + ofKind.length, 0);

/** The same listings without some, by their ids. */
export function withoutListings(
  { listings }: Pick<Snapshot, "listings">,
  ids: readonly string[],
): Pick<Snapshot, "listings"> {
  if (ids.length === 0) return { listings };
  const left = new Set(ids);
  const rest = <Kind extends OpportunityKind>(ofKind: readonly Listing<Kind>[]) =>
    ofKind.filter(({ id }) => !left.has(id));
  const { scholarship, college, internship } = listings;
  return {
    listings: { scholarship: rest(scholarship), college: rest(college), internship: rest(internship) },
  };
}

export interface BestMatch {
  kind: OpportunityKind;
  id: string;
  percent: number;
}

/**
 * The listings with the most points that are not closed to an applicant; equally good ones in their order. Only as many are judged as are
 * needed.
 */
export function listBestOpen(
  listings: readonly Listing[],
  { profile, applicant }: Seeker,
  most: number,
): BestMatch[] {
  const best: BestMatch[] = [];
  for (const { listing, points } of scoreListings(listings, profile).sort(byPoints)) {
    if (verdictFor(listing.kind, listing.facts, applicant) === "closed") continue;
    best.push({ kind: listing.kind, id: listing.id, percent: percentOf(points) });
    if (best.length === most) break;
  }
  return best;
}

const byPoints = (one: ScoredListing, other: ScoredListing) => other.points - one.points;

export interface OpenMatch {
  kind: OpportunityKind;
  id: string;
  verdict: "can" | "check";
}

export interface OpenMatches {
  can: number;
  check: number;
  /** What one can apply for before what has to be checked; in each the best first. */
  best: OpenMatch[];
}

/** The matches of all kinds that are not closed to a student: how many there are, and the best of each verdict, at most `most`. */
export function listOpenMatches(
  { listings }: Pick<Snapshot, "listings">,
  seeker: Seeker,
  most: number,
): OpenMatches {
  const scored = Object.values(listings)
    .flatMap((ofKind: readonly Listing[]) => scoreListings(ofKind, seeker.profile))
    .sort((one, other) => byPoints(one, other) || compareListings(one.listing, other.listing))
    .map(({ listing }) => ({ listing, verdict: verdictFor(listing.kind, listing.facts, seeker.applicant) }));
  const of = (verdict: "can" | "check") => scored.filter((one) => one.verdict === verdict);
  const best = (["can", "check"] as const).flatMap((verdict) =>
    of(verdict)
      .slice(0, most)
      .map(({ listing: { kind, id } }) => ({ kind, id, verdict })),
  );
  return { can: of("can").length, check: of("check").length, best };
}
