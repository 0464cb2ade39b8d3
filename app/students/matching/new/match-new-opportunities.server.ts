import { and, asc, eq, getTableColumns, gt, isNull, type SQL } from "drizzle-orm";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { type BestMatch, listBestOpen } from "#app/catalogue/matching/match-listings.ts";
import { compareListings, type Listing } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot, type Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import type { Database } from "#database/database.ts";
import { circumstances, profiles } from "#database/schema/index.ts";

const mostPerProfile = 10;

/** What is new, read once for many profiles. */
export interface NewListings {
  today: string;
  /** In the order of equally good matches. */
  listings: readonly Listing[];
  rates: Snapshot["rates"];
}

/** Memoized by snapshot, so that a few new listings are found without going through all others. */
const newestFirst = memoizeByObject(({ listings }: Snapshot): Listing[] =>
  Object.values(listings)
    .flatMap((ofKind: readonly Listing[]) => ofKind)
    .sort((one, other) => other.createdAt - one.createdAt),
);

/** What was added after one moment and not after another, and is still listed. */
export async function listNewListings(
  db: Database,
  { since, until, today }: { since: Date; until: Date; today: string },
): Promise<NewListings> {
  const snapshot = await readSnapshot(db, today);
  const [from, to] = [since.getTime() * 1000, until.getTime() * 1000];
  const added: Listing[] = [];
  for (const listing of newestFirst(snapshot)) {
    if (listing.createdAt <= from) break;
    if (listing.createdAt <= to) added.push(listing);
  }
  return { today, listings: added.sort(compareListings), rates: snapshot.rates };
}

interface Batch {
  /** The last profile of the previous batch. */
  after?: string | null;
  size?: number;
  /** How many matches per profile. */
  most?: number;
  /** How many of them may be "Check with them"; all by default. */
  mostToCheck?: number;
  /** Which profiles; by default those that want email. */
  who?: SQL;
}

export interface NewMatches {
  /** Profiles for which there is something new, each with its best, best first. */
  profiles: { userId: string; matches: BestMatch[] }[];
  /** Where the next batch begins; null after the last profile. */
  next: string | null;
}

/** The columns of a profile that a score and a verdict read. */
const { fullName, email, phone, otherCountries, budgetValue, budgetCurrency, ...others } =
  getTableColumns(profiles);
const { graduationYear, newsletterSubscribed, lookedOn, lookedBefore, ...rest } = others;
const { createdAt, updatedAt, matchesSeenAt, matchesSeenBefore, ...matched } = rest;
const { refugee, disability, lowIncome, orphan } = getTableColumns(circumstances);

/** For one batch of profiles, the best of what is new and not closed to them. */
export async function matchNewListings(
  db: Database,
  { listings, rates, today }: NewListings,
  {
    after = null,
    size = 1000,
    most = mostPerProfile,
    mostToCheck = most,
    who = eq(profiles.emailNotifications, true),
  }: Batch = {},
): Promise<NewMatches> {
  if (listings.length === 0) return { profiles: [], next: null };
  const rows = await db
    .select({ profile: matched, circumstances: { refugee, disability, lowIncome, orphan } })
    .from(profiles)
    .leftJoin(circumstances, and(eq(circumstances.userId, profiles.userId), isNull(circumstances.childId)))
    .where(and(who, after ? gt(profiles.userId, after) : undefined))
    .orderBy(asc(profiles.userId))
    .limit(size);
  return {
    profiles: rows
      .map(({ profile, circumstances }) => {
        const applicant = applicantOf(profile, circumstances, today);
        return {
          userId: profile.userId,
          matches: listBestOpen({ listings, rates }, { profile, applicant }, { most, mostToCheck }, today),
        };
      })
      .filter(({ matches }) => matches.length > 0),
    next: rows.length === size ? (rows.at(-1)?.profile.userId ?? null) : null,
  };
}
