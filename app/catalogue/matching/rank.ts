import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { plainRegion } from "#app/catalogue/eligibility/home-regions.ts";
import { type FactsOf, type Verdict, verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { bestCourse, isNamed } from "#app/catalogue/eligibility/rules/course.ts";
import { parseFields } from "#app/catalogue/eligibility/rules/fields.ts";
import { belongsToNamedGroup } from "#app/catalogue/eligibility/rules/groups.ts";
import { offeredLevels, studiedLevels } from "#app/catalogue/eligibility/study-levels.ts";
import { containsWords, wordsOf } from "#app/catalogue/eligibility/words-of.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { contains } from "#app/catalogue/scoring/contains.ts";
import { isOpenOn, type Listing } from "#app/catalogue/snapshot/listing.ts";

/** Each outweighs all that follow it together. */
const worth = { isWished: 6, isNear: 2, isOpenNow: 1 };
const pointWorth = 24;
const ownGroupWorth = 101 * pointWorth;
const knownWorth = 2 * ownGroupWorth;
/** A better verdict outweighs everything else. */
export const verdictWorth = 2 * knownWorth;
export const highestRank = verdicts.length * verdictWorth - 1;

/**
 * One number for everything that comes before the closing day, the larger the better: the verdict, whether its rules are known at all,
 * whether it is for a group of the student alone, the points of the score, how much of what was wished for it offers, how near it is, and
 * whether it is open now.
 */
export function rankOf(
  listing: Listing,
  verdict: Verdict,
  points: number,
  applicant: Applicant,
  today: string,
): number {
  return (
    (verdicts.length - 1 - verdicts.indexOf(verdict)) * verdictWorth +
    (areRulesKnown(listing, applicant) ? knownWorth : 0) +
    (isForOwnGroup(listing, applicant) ? ownGroupWorth : 0) +
    points * pointWorth +
    wishesMet(listing, applicant) * worth.isWished +
    nearness(listing, applicant) * worth.isNear +
    (isOpenOn(listing.cycle, today) ? worth.isOpenNow : 0)
  );
}

/** Whether its record says anything that decides who may apply; of a college, whether it names a course for the student. */
function areRulesKnown({ kind, facts }: Listing, applicant: Applicant): boolean {
  if (kind === "college") return bestCourse(facts as FactsOf["college"], applicant) !== null;
  if (offeredLevels<OpportunityKind>(kind, facts).length > 0) return true;
  const { citizens, residents, finished } = facts as FactsOf["scholarship"];
  return finished !== null || !!citizens?.length || !!residents?.length;
}

const isForOwnGroup = ({ kind, facts }: Listing, applicant: Applicant): boolean =>
  kind !== "college" && belongsToNamedGroup(facts as FactsOf["scholarship"], applicant);

/** Of a college: 1 in the country of residence, 2 in the same region. */
function nearness({ kind, country, region }: Listing, applicant: Applicant): 0 | 1 | 2 {
  if (kind !== "college" || !applicant.residence || !contains(country, applicant.residence)) return 0;
  return containsWords(wordsOf(region), plainRegion(applicant.region ?? "")) ? 2 : 1;
}

/** Whether it is for a wanted level, and in a wanted field: 0 to 2. Of a college: 2 for a course, 3 for one that carries their own words. */
function wishesMet({ kind, facts }: Listing, applicant: Applicant): number {
  const levels = kind === "internship" ? studiedLevels(applicant).sure : applicant.wants;
  const isWantedLevel =
    levels.length > 0 && offeredLevels(kind, facts).some((level) => levels.includes(level));
  if (kind === "college") {
    const course = bestCourse(facts as FactsOf["college"], applicant);
    return course === null ? 0 : isNamed(course.programme, applicant) ? 3 : 2;
  }
  const isWantedField =
    applicant.fields.length > 0 && namedFields(kind, facts).some((field) => applicant.fields.includes(field));
  return Number(isWantedLevel) + Number(isWantedField);
}

function namedFields(kind: Listing["kind"], facts: Listing["facts"]): readonly string[] {
  if (kind === "internship") return parseFields((facts as FactsOf["internship"]).field).named;
  return parseFields((facts as FactsOf["scholarship"]).fieldOfStudy).named;
}
