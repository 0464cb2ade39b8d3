import { inArray } from "drizzle-orm";
import { type ApplicantProfile, applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { readFactsAndCycle } from "#app/catalogue/eligibility/read-facts.server.ts";
import { showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score } from "#app/catalogue/scoring/score.ts";
import { language } from "#app/shared/languages/language.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import { anyField, parseOnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { profileFromAnswers } from "#app/students/onboarding-answers/profile-from-answers.server.ts";
import type { Database } from "#database/database.ts";
import {
  type IssueContent,
  type IssueListing,
  internships,
  type newsletterSubscribers,
  profiles,
  scholarships,
} from "#database/schema/index.ts";
import {
  type PickedIssue,
  type PickedListing,
  pickForVisitors,
  pickListings,
  sortForReader,
} from "./pick-listings.ts";

type IssueOrNone = PickedIssue | null;

/**
 * The content for each of some members: what is open to them, their matches first. The listings are read once for
 * all.
 */
export async function pickForMembers(
  db: Database,
  content: IssueContent,
  userIds: string[],
  day: string,
): Promise<(userId: string) => IssueOrNone> {
  const verdictFor = await loadVerdicts(db, userIds, listingsOf(content), day);
  const percentOf = await readScores(db, content);
  const found = await db.select().from(profiles).where(inArray(profiles.userId, userIds));
  const own = new Map(found.map((profile) => [profile.userId, profile]));
  return (userId) => {
    const profile = own.get(userId);
    const score = (one: IssueListing): PickedListing => ({
      ...one,
      ...(profile && percentOf(profile, one)),
      verdict: verdictFor(userId, one),
    });
    return pickListings(sortForReader(content, score));
  };
}

type Subscriber = Pick<typeof newsletterSubscribers.$inferSelect, "country" | "stage">;

/**
 * The content for subscribers without an account: by the country and the level they gave, if any. Without a profile
 * there is no percentage.
 */
export async function pickForSubscribers(
  db: Database,
  content: IssueContent,
  day: string,
): Promise<(reader: Subscriber) => IssueOrNone> {
  const known = await readFactsAndCycle(db, listingsOf(content));
  const percentOf = await readScores(db, content);
  const picks = new Map<string, IssueOrNone>();
  return ({ country, stage }) => {
    const key = `${country} ${stage} ${language()}`;
    if (!picks.has(key)) picks.set(key, pick(country, stage));
    return picks.get(key) ?? null;
  };

  function pick(country: Subscriber["country"], stage: Subscriber["stage"]): IssueOrNone {
    const profile = country && subscriberProfile(country, stage, day);
    if (!profile) return pickForVisitors(content);
    const applicant = applicantOf(profile, null, day);
    const verdictOf = ({ kind, id }: IssueListing) => {
      const listing = known.get(id);
      return listing
        ? showVerdict(eligibilityFor<OpportunityKind>(kind, listing.facts, applicant), listing.cycle, day)
        : null;
    };
    const picked = pickListings(
      sortForReader(content, (one) => ({ ...one, ...percentOf(profile, one), verdict: verdictOf(one) })),
    );
    return picked && { ...picked, ...withoutPercent(picked) };
  }
}

/** A profile with only a country and perhaps a level. */
function subscriberProfile(
  country: string,
  stage: string | null,
  today: string,
): (MatchProfile & ApplicantProfile) | null {
  const answers = parseOnboardingAnswers(
    new URLSearchParams({ country, level: stage ?? "school", field: anyField }),
  );
  const profile = profileFromAnswers(answers, today);
  if (!profile || stage) return profile;
  return { ...profile, currentEducationLevel: null, degreeType: null, finished: null, wantedLevels: [] };
}

const withoutPercent = ({ scholarships: grants, closing }: PickedIssue) => {
  const bare = (all: PickedListing[]) => all.map(({ percent: _, ...one }) => one);
  return { scholarships: bare(grants), closing: bare(closing) };
};

const listingsOf = (content: IssueContent) => [...content.scholarships, ...content.closing];

/** The score of a listing for a profile; undefined if it is too low for a match. */
async function readScores(db: Database, content: IssueContent) {
  const idsOf = (kind: IssueListing["kind"]) =>
    listingsOf(content).flatMap((one) => (one.kind === kind ? [one.id] : []));
  const grants = await db
    .select()
    .from(scholarships)
    .where(inArray(scholarships.id, idsOf("scholarship")));
  const jobs = await db
    .select()
    .from(internships)
    .where(inArray(internships.id, idsOf("internship")));
  const scoreOf = new Map([
    ...grants.map((one) => [one.id, (profile: MatchProfile) => score("scholarship", profile, one)] as const),
    ...jobs.map((one) => [one.id, (profile: MatchProfile) => score("internship", profile, one)] as const),
  ]);
  return (profile: MatchProfile, { id }: IssueListing) => {
    const percent = scoreOf.get(id)?.(profile).percent ?? 0;
    return percent >= lowestPercent ? { percent } : {};
  };
}
