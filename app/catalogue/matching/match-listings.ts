import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { type Verdict, verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { type ShownVerdict, showVerdict, verdictOn } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { lowestPercent, percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { pointsOfEach, scoreColumns, wantedBy } from "#app/catalogue/scoring/score.ts";
import { compareListings, type Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { firstInOrder } from "#app/shared/first-in-order.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import { type MatchGroup, matchGroupOf, matchGroups, type RankedFor, rankOf } from "./rank.ts";

/** What matching reads of a snapshot. */
interface MatchedCatalogue extends Pick<Snapshot, "listings" | "rates"> {
  /** Ids of listings that are left out. */
  hidden?: ReadonlySet<string>;
}

/** The same catalogue without some listings, by their ids. */
export const withoutListings = (
  { listings, rates }: MatchedCatalogue,
  ids: readonly string[],
): MatchedCatalogue => ({ listings, rates, ...(ids.length > 0 && { hidden: new Set(ids) }) });

/** A student, as the score and the verdict see them. */
export interface MatchedStudent {
  profile: MatchProfile;
  applicant: Applicant;
}

/** A listing that scores high enough to be shown. */
interface ScoredListing {
  listing: Listing;
  points: number;
}

interface RankedMatch extends ScoredListing {
  verdict: Verdict;
  group: MatchGroup;
  rank: number;
}

/** Everything that matches a student, by group. Unordered within a group: see `bestMatches`. */
export interface Matches extends RankedFor {
  profile: MatchProfile;
  byGroup: Record<MatchGroup, ScoredListing[]>;
}

export const matchListings = (
  { listings, rates, hidden }: MatchedCatalogue,
  kind: OpportunityKind,
  seeker: MatchedStudent,
  today: string,
): Matches => judgeListings({ listings: listings[kind], rates, hidden }, seeker, today);

/** Listings of any kind. */
interface MatchedListings extends Pick<MatchedCatalogue, "rates"> {
  listings: readonly Listing[];
  hidden?: ReadonlySet<string> | undefined;
}

function judgeListings(
  { listings, rates, hidden }: MatchedListings,
  { profile, applicant }: MatchedStudent,
  today: string,
): Matches {
  const byGroup: Matches["byGroup"] = {
    ...{ openNow: [], opensLater: [], oneMissing: [], checkWithThem: [], aside: [], notOpen: [] },
  };
  const to = { profile, wanted: wantedBy(profile), applicant, rates, today };
  for (const scored of scoreListings(listings, profile, hidden)) {
    const verdict = verdictOf(scored.listing, applicant, today);
    byGroup[matchGroupOf(scored.listing, verdict, to)].push(scored);
  }
  return { ...to, byGroup };
}

const verdictOf = ({ kind, facts, cycle }: Listing, applicant: Applicant, today: string): Verdict =>
  verdictOn(eligibilityFor(kind, facts, applicant), cycle, today);

const columnsOf = memoizeByObject((listings: readonly Listing[]) => scoreColumns(listings));

const isHighEnough = (points: number) => percentOf(points) >= lowestPercent;

/** The listings that score high enough to be shown, in their order. */
export function* scoreListings(
  listings: readonly Listing[],
  profile: MatchProfile,
  hidden?: ReadonlySet<string>,
): Generator<ScoredListing> {
  const points = pointsOfEach(columnsOf(listings), wantedBy(profile));
  for (let place = 0; place < points.length; place++) {
    const won = points[place] as number;
    if (!isHighEnough(won)) continue;
    const listing = listings[place] as Listing;
    if (!hidden?.has(listing.id)) yield { listing, points: won };
  }
}

/** How many listings of a kind score high enough to be shown. */
export function countMatches(
  { listings, hidden }: Pick<MatchedCatalogue, "listings" | "hidden">,
  kind: OpportunityKind,
  profile: MatchProfile,
): number {
  const points = pointsOfEach(columnsOf(listings[kind]), wantedBy(profile));
  let count = 0;
  for (let place = 0; place < points.length; place++)
    if (isHighEnough(points[place] as number) && !hidden?.has((listings[kind][place] as Listing).id)) count++;
  return count;
}

export const countListings = ({ listings }: Pick<Snapshot, "listings">): number =>
  Object.values(listings).reduce((sum, ofKind) => sum + ofKind.length, 0);

export const countAll = ({ byGroup }: Matches): number =>
  matchGroups.reduce((sum, group) => sum + byGroup[group].length, 0);

export type MatchCounts = Record<MatchGroup, number>;

export const countVerdicts = ({ byGroup }: Matches): MatchCounts => ({
  openNow: byGroup.openNow.length,
  opensLater: byGroup.opensLater.length,
  oneMissing: byGroup.oneMissing.length,
  checkWithThem: byGroup.checkWithThem.length,
  aside: byGroup.aside.length,
  notOpen: byGroup.notOpen.length,
});

/** The same in the groups of `bestMatches`. */
export function countGroups(matches: Matches): MatchCounts {
  const counts = countVerdicts(matches);
  const checkWithThem = Math.min(counts.checkWithThem, mostToCheck(countOthers(counts)));
  return { ...counts, checkWithThem, aside: counts.aside + counts.checkWithThem - checkWithThem };
}

/** The number shown to a student who has no other matches. */
const fewToCheck = 2;

/** How many matches to check with the provider are shown among the others: at most a quarter, but at least the best one. The rest are folded. */
export const mostToCheck = (others: number): number =>
  others === 0 ? fewToCheck : Math.max(1, Math.floor(others / 3));

const countOthers = ({ openNow, opensLater, oneMissing }: MatchCounts): number =>
  openNow + opensLater + oneMissing;

/** The best matches, best first; equally good ones in the order of `compareListings`. A group is ranked only when it is reached. */
export function bestMatches(
  matches: Matches,
  most = Number.POSITIVE_INFINITY,
  isWanted: (match: RankedMatch) => boolean = () => true,
): RankedMatch[] {
  const best: RankedMatch[] = [];
  for (const group of matchGroups) {
    if (best.length >= most) break;
    const ranked = rankGroup(matches, group).filter(isWanted);
    const before = matches.byGroup[group].length - ranked.length;
    const found = firstInOrder(ranked, most - best.length, inOrder);
    best.push(
      ...(group === "checkWithThem"
        ? partlyAside(found, countGroups(matches).checkWithThem - before)
        : found),
    );
  }
  return best;
}

/** Keeps the first `most`; the others are shown apart, in the same order. */
const partlyAside = (found: RankedMatch[], most: number): RankedMatch[] =>
  found.map((match, position) => (position < most ? match : { ...match, group: "aside" }));

const bestOfGroup = (matches: Matches, group: MatchGroup, most: number): RankedMatch[] =>
  firstInOrder(rankGroup(matches, group), most, inOrder);

const inOrder = (one: RankedMatch, other: RankedMatch) =>
  other.rank - one.rank || compareListings(one.listing, other.listing);

function rankGroup(matches: Matches, group: MatchGroup): RankedMatch[] {
  const verdictIn = (listing: Listing) =>
    group === "aside" ? verdictOf(listing, matches.applicant, matches.today) : group;
  return matches.byGroup[group].map(({ listing, points }) => ({
    listing,
    points,
    group,
    verdict: verdictIn(listing),
    rank: rankOf(listing, group, points, matches),
  }));
}

export interface BestMatch extends ShownVerdict {
  kind: OpportunityKind;
  id: string;
  percent: number;
}

const openVerdicts = verdicts.filter((verdict) => verdict !== "notOpen");

/** The best listings that are not closed to a student, in the order of `bestMatches`. */
export function listBestOpen(
  catalogue: MatchedListings,
  seeker: MatchedStudent,
  { most, mostToCheck = most }: { most: number; mostToCheck?: number },
  today: string,
): BestMatch[] {
  const matches = judgeListings(catalogue, seeker, today);
  const best: RankedMatch[] = [];
  for (const verdict of openVerdicts) {
    const left = most - best.length;
    best.push(
      ...bestOfGroup(matches, verdict, verdict === "checkWithThem" ? Math.min(left, mostToCheck) : left),
    );
  }
  return best.map((match) => ({ ...itemOf(match, matches), percent: percentOf(match.points) }));
}

const itemOf = (
  { listing: { kind, id, facts, cycle } }: ScoredListing,
  { applicant, today }: Pick<Matches, "applicant" | "today">,
) => ({ kind, id, ...showVerdict(eligibilityFor(kind, facts, applicant), cycle, today) });

export type OpenMatch = Omit<BestMatch, "percent">;

export interface OpenMatches {
  counts: MatchCounts;
  /** The best of each verdict but "Not open to you", in the order of the verdicts. */
  best: OpenMatch[];
}

/** The matches of all kinds: how many there are of each verdict, and the best that are not closed, at most `most` of each. */
export function listOpenMatches(
  { listings, rates }: MatchedCatalogue,
  seeker: MatchedStudent,
  most: number,
  today: string,
): OpenMatches {
  const matches = judgeListings({ listings: Object.values(listings).flat(), rates }, seeker, today);
  return {
    counts: countVerdicts(matches),
    best: openVerdicts.flatMap((verdict) =>
      bestOfGroup(matches, verdict, most).map((match) => itemOf(match, matches)),
    ),
  };
}
