import type { Applicant, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { isDiplomaFirst } from "#app/catalogue/eligibility/degree-at-home.ts";
import { type FactsOf, type Verdict, verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { plainRegion } from "#app/catalogue/eligibility/parse/home-regions.ts";
import { africanCountry } from "#app/catalogue/eligibility/parse/places.ts";
import { containsWords, wordsOf } from "#app/catalogue/eligibility/parse/words-of.ts";
import { bestCourse, isForOwnDiploma, isNamed } from "#app/catalogue/eligibility/rules/course.ts";
import { parseFields } from "#app/catalogue/eligibility/rules/fields.ts";
import { belongsToNamedGroup } from "#app/catalogue/eligibility/rules/groups.ts";
import { judgeRegion } from "#app/catalogue/eligibility/rules/region.ts";
import { offeredLevels, studiedLevels } from "#app/catalogue/eligibility/study-levels.ts";
import { type Worth, yearlyCost } from "#app/catalogue/facts/worth.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { contains } from "#app/catalogue/scoring/contains.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { wantedBy } from "#app/catalogue/scoring/score.ts";
import { isOpenOn, type Listing } from "#app/catalogue/snapshot/listing.ts";

/** What the order of matches depends on, besides the listing. */
export interface RankedFor {
  profile: Pick<MatchProfile, "budgetRange" | "budgetValue" | "budgetCurrency">;
  /** The student's side of the score. */
  wanted: ReturnType<typeof wantedBy>;
  applicant: Applicant;
  /** For costs in other currencies. */
  rates: Worth["rates"];
  today: string;
}

/** The verdicts, and colleges that are shown apart: their order is that of the groups. */
export const matchGroups = [
  ...verdicts.filter((verdict) => verdict !== "notOpen"),
  "aside",
  "notOpen",
] as const satisfies (Verdict | "aside")[];

export type MatchGroup = (typeof matchGroups)[number];

/** How many values each part of a rank has, from the most important. Each part outweighs all that follow it together. */
const sizes = {
  isKnown: 2,
  ownGroup: 3,
  course: 4,
  place: 5,
  isAffordable: 2,
  points: 101,
  isNamedField: 2,
  isOpenNow: 2,
} as const;

/** A better group outweighs everything else. */
export const groupWorth = Object.values(sizes).reduce((product, size) => product * size, 1);
export const highestRank = matchGroups.length * groupWorth - 1;

/**
 * One number for everything that comes before the closing day, the larger the better: the group, whether enough is known of it,
 * whether it is for a group of the student alone, how well its course or level fits, how near it is, whether a year there costs no more
 * than they can pay, the points of the score, whether it names a wanted field, and whether it is open now.
 */
export function rankOf(listing: Listing, group: MatchGroup, points: number, to: RankedFor): number {
  const { applicant, today } = to;
  let rank = matchGroups.length - 1 - matchGroups.indexOf(group);
  rank = rank * sizes.isKnown + Number(isKnown(listing, to));
  rank = rank * sizes.ownGroup + ownGroup(listing, applicant);
  rank = rank * sizes.course + courseFit(listing, applicant);
  rank = rank * sizes.place + placeFit(listing, to);
  rank = rank * sizes.isAffordable + Number(isAffordable(listing, to));
  rank = rank * sizes.points + points;
  rank = rank * sizes.isNamedField + Number(isNamedField(listing, applicant));
  return rank * sizes.isOpenNow + Number(isOpenOn(listing.cycle, today));
}

/** A college is shown apart if it doesn't surely suit the student, and is either elsewhere or has no known course. */
export function matchGroupOf(listing: Listing, verdict: Verdict, to: RankedFor): MatchGroup {
  if (listing.kind !== "college") return verdict;
  if (verdict === "oneMissing") return isElsewhere(listing, to) ? "aside" : verdict;
  return verdict === "checkWithThem" && !isKnown(listing, to) ? "aside" : verdict;
}

/** Neither at home nor in a country that they chose. */
const isElsewhere = ({ country, offered }: Listing, { applicant, wanted }: RankedFor): boolean =>
  wanted.country !== 0 &&
  (offered.country & wanted.country) === 0 &&
  !(applicant.residence && contains(country, applicant.residence));

/** Whether its record says anything that decides who may apply; of a college, whether it names a course and is where they want to be. */
function isKnown(listing: Listing, to: RankedFor): boolean {
  const { kind, facts } = listing;
  if (kind === "college")
    return !isElsewhere(listing, to) && bestCourse(facts as FactsOf["college"], to.applicant) !== null;
  if (offeredLevels<OpportunityKind>(kind, facts).length > 0) return true;
  const { citizens, residents, finished } = facts as FactsOf["scholarship"];
  return finished !== null || !!citizens?.length || !!residents?.length;
}

/** 2 if it is for a small group of the student alone, 1 if for other groups too. */
function ownGroup({ kind, facts }: Listing, applicant: Applicant): 0 | 1 | 2 {
  if (kind === "college") return 0;
  const own = facts as FactsOf["scholarship"];
  if (!belongsToNamedGroup(own, applicant)) return 0;
  return own.groups?.length === 1 ? 2 : 1;
}

/**
 * For a college, from 0 to 4: elsewhere, at home without being chosen, in a chosen country, at home, in the home
 * region. Someone who has chosen no country means home. For an award or work: for the home region, for people of home
 * alone, in a chosen country.
 */
function placeFit(listing: Listing, { wanted, applicant }: RankedFor): 0 | 1 | 2 | 3 | 4 {
  const { kind, country, region, facts, offered } = listing;
  const isChosen = (offered.country & wanted.country) !== 0;
  if (kind !== "college") {
    const own = facts as FactsOf["scholarship"];
    const isForRegion = judgeRegion(own, applicant)?.answer;
    if (isForRegion) return isForRegion === "yes" ? 4 : 0;
    return isForOneCountry(own) ? 3 : isChosen ? 2 : 0;
  }
  const isHome = applicant.residence !== null && contains(country, applicant.residence);
  if (!isChosen && wanted.country !== 0) return isHome ? 1 : 0;
  if (!isHome) return isChosen ? 2 : 0;
  return containsWords(wordsOf(region), plainRegion(applicant.region ?? "")) ? 4 : 3;
}

/** For someone to whom it is open, that country is home. */
function isForOneCountry({
  citizens,
  residents,
}: Pick<FactsOf["scholarship"], "citizens" | "residents">): boolean {
  const names = citizens?.length ? citizens : (residents ?? []);
  const [only] = names;
  return names.length === 1 && only !== undefined && africanCountry(only).length === 1;
}

const mostADollarBudget = {
  "0-5000": 5_000,
  "5000-10000": 10_000,
  "10000-20000": 20_000,
  "20000+": Infinity,
};

/**
 * Whether a year's fees (of the student's course, if known) are within the budget. Awards and work cost nothing;
 * without a budget every fee is within it.
 */
function isAffordable({ kind, facts, fees }: Listing, { profile, applicant, rates }: RankedFor): boolean {
  if (kind !== "college") return true;
  const budget = dollarsOf(profile, rates);
  if (budget === null) return true;
  const course = bestCourse(facts as FactsOf["college"], applicant)?.programme;
  const ofCourse =
    course?.fee && course.currency
      ? [{ least: course.fee, currency: course.currency, per: course.per ?? null }]
      : [];
  const ofCollege = fees.flatMap(({ min, max, currency, per }) => {
    const least = min ?? max;
    return least === null ? [] : [{ least, currency, per }];
  });
  const cost = yearlyCost(ofCourse.length > 0 ? ofCourse : ofCollege, rates);
  return cost !== null && cost <= budget;
}

/** What they can pay in a year: the amount if they named one, or else the end of the range. */
function dollarsOf(
  { budgetRange, budgetValue, budgetCurrency }: RankedFor["profile"],
  rates: Worth["rates"],
): number | null {
  const perDollar = budgetValue && budgetCurrency ? rates.get(budgetCurrency) : undefined;
  if (budgetValue && perDollar) return budgetValue / perDollar;
  return budgetRange && mostADollarBudget[budgetRange];
}

/**
 * For an award: 2 for a wanted level. For work: 3 for students of their level alone, 2 for the level that they study or finished last, 1 for an earlier one or for any. For a college: 2 for a
 * course, 3 for one whose name contains the student's own words or that is for the diploma that they have, or if only a diploma is within reach.
 */
function courseFit({ kind, facts }: Listing, applicant: Applicant): 0 | 1 | 2 | 3 {
  if (kind === "college") {
    const course = bestCourse(facts as FactsOf["college"], applicant);
    if (course === null) return 0;
    const { programme } = course;
    if (isDiplomaFirst(applicant)) return programme.level === "vocational" ? 3 : 1;
    return isNamed(programme, applicant) || isForOwnDiploma(programme, applicant) ? 3 : 2;
  }
  const offered = offeredLevels<OpportunityKind>(kind, facts);
  const isFor = (levels: readonly StudyLevel[]) => offered.some((level) => levels.includes(level));
  if (kind === "scholarship") return isFor(applicant.wants) ? 2 : 0;
  const own = facts as FactsOf["internship"];
  const { sure } = studiedLevels(applicant);
  const last = applicant.studying ?? sure.at(-1);
  // What takes people of every level is for nobody in particular.
  if (offered.length === 0 || offered.length > mostOwnLevels) return own.finished === null ? 0 : 1;
  if (!last || !offered.includes(last)) return isFor(sure) ? 1 : 0;
  return own.mustBeEnrolled && applicant.studying !== null ? 3 : 2;
}

const mostOwnLevels = 3;

/** Many awards and jobs welcome every field; these are for a wanted one by name. Of a college `courseFit` says more. */
const isNamedField = ({ kind, facts }: Listing, applicant: Applicant): boolean =>
  kind === "college" || namedFields(kind, facts).some((field) => applicant.fields.includes(field));

function namedFields(kind: "scholarship" | "internship", facts: Listing["facts"]): readonly string[] {
  if (kind === "internship") return parseFields((facts as FactsOf["internship"]).field).named;
  return parseFields((facts as FactsOf["scholarship"]).fieldOfStudy).named;
}
