import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { type Verdict, verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { type ShownVerdict, showVerdict, verdictOn } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { lowestPercent, percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { pointsOf, wantedBy } from "#app/catalogue/scoring/score.ts";
import { compareListings, type Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { rankOf } from "./rank.ts";

/** What matching reads of a snapshot. */
type MatchedCatalogue = Pick<Snapshot, "listings" | "rates">;

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
  { listings, rates }: MatchedCatalogue,
  kind: OpportunityKind,
  seeker: Seeker,
  today: string,
): Match[] {
  return rankListings(listings[kind], rates, seeker, today);
}

const verdictOf = ({ kind, facts, cycle }: Listing, applicant: Applicant, today: string): Verdict =>
  verdictOn(eligibilityFor(kind, facts, applicant), cycle, today);

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
  { listings, rates }: MatchedCatalogue,
  ids: readonly string[],
): MatchedCatalogue {
  if (ids.length === 0) return { listings, rates };
  const left = new Set(ids);
  const rest = <Kind extends OpportunityKind>(ofKind: readonly Listing<Kind>[]) =>
    ofKind.filter(({ id }) => !left.has(id));
  const { scholarship, college, internship } = listings;
  return {
    listings: { scholarship: rest(scholarship), college: rest(college), internship: rest(internship) },
    rates,
  };
}

export interface BestMatch extends ShownVerdict {
  kind: OpportunityKind;
  id: string;
  percent: number;
}

/** What is best for a student and not closed to them, in the order of `matchListings`. */
export function listBestOpen(
  { listings, rates }: { listings: readonly Listing[]; rates: Snapshot["rates"] },
  { profile, applicant }: Seeker,
  { most, mostToCheck = most }: { most: number; mostToCheck?: number },
  today: string,
): BestMatch[] {
  const best: BestMatch[] = [];
  let toCheck = 0;
  for (const match of rankListings(listings, rates, { profile, applicant }, today)) {
    const { points, verdict } = match;
    if (best.length === most || verdict === "notOpen") break;
    if (verdict === "checkWithThem" && toCheck++ === mostToCheck) break;
    best.push({ ...itemOf(match, applicant, today), percent: percentOf(points) });
  }
  return best;
}

/** Listings of any kind that score high enough, best first. */
function rankListings(
  listings: readonly Listing[],
  rates: Snapshot["rates"],
  { profile, applicant }: Seeker,
  today: string,
): Match[] {
  const to = { profile, wanted: wantedBy(profile), applicant, rates, today };
  return scoreListings(listings, profile)
    .map(({ listing, points }): Match => {
      const verdict = verdictOf(listing, applicant, today);
      return { listing, points, verdict, rank: rankOf(listing, verdict, points, to) };
    })
    .sort((one, other) => other.rank - one.rank || compareListings(one.listing, other.listing));
}

const itemOf = ({ listing: { kind, id, facts, cycle } }: Match, applicant: Applicant, today: string) => ({
  kind,
  id,
  ...showVerdict(eligibilityFor(kind, facts, applicant), cycle, today),
});

export type OpenMatch = Omit<BestMatch, "percent">;

export interface OpenMatches {
  counts: Record<Verdict, number>;
  /** The best of each verdict but "Not open to you", in the order of the verdicts. */
  best: OpenMatch[];
}

/** The matches of all kinds: how many there are of each verdict, and the best that are not closed, at most `most` of each. */
export function listOpenMatches(
  { listings, rates }: MatchedCatalogue,
  seeker: Seeker,
  most: number,
  today: string,
): OpenMatches {
  const all = rankListings(Object.values(listings).flat(), rates, seeker, today);
  const open = verdicts.filter((verdict) => verdict !== "notOpen");
  return {
    counts: countVerdicts(all),
    best: open.flatMap((wanted) =>
      all
        .filter(({ verdict }) => verdict === wanted)
        .slice(0, most)
        .map((match) => itemOf(match, seeker.applicant, today)),
    ),
  };
}

export function countVerdicts(matches: readonly Match[]): Record<Verdict, number> {
  const counts = { openNow: 0, opensLater: 0, oneMissing: 0, checkWithThem: 0, notOpen: 0 };
  for (const { verdict } of matches) counts[verdict] += 1;
  return counts;
}
