import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { type FactsOf, type Verdict, verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { parseFields, taughtFields } from "#app/catalogue/eligibility/rules/fields.ts";
import { belongsToNamedGroup } from "#app/catalogue/eligibility/rules/groups.ts";
import { ownRegion } from "#app/catalogue/eligibility/rules/region.ts";
import { offeredLevels, studiedLevels } from "#app/catalogue/eligibility/study-levels.ts";
import { containsWords, wordsOf } from "#app/catalogue/eligibility/words-of.ts";
import { contains } from "#app/catalogue/scoring/contains.ts";
import { isOpenOn, type Listing } from "#app/catalogue/snapshot/listing.ts";

/** Each outweighs all that follow it together. */
const worth = { isWished: 6, isNear: 2, isOpenNow: 1 };
const pointWorth = 18;
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
    (areRulesKnown(listing) ? knownWorth : 0) +
    (isForOwnGroup(listing, applicant) ? ownGroupWorth : 0) +
    points * pointWorth +
    wishesMet(listing, applicant) * worth.isWished +
    nearness(listing, applicant) * worth.isNear +
    (isOpenOn(listing.cycle, today) ? worth.isOpenNow : 0)
  );
}

/** Whether its record says anything that decides who may apply. */
function areRulesKnown({ kind, facts }: Listing): boolean {
  if (offeredLevels(kind, facts).length > 0) return true;
  if (kind === "college") return (facts as FactsOf["college"]).programmes.length > 0;
  const { citizens, residents, finished } = facts as FactsOf["scholarship"];
  return finished !== null || !!citizens?.length || !!residents?.length;
}

const isForOwnGroup = ({ kind, facts }: Listing, applicant: Applicant): boolean =>
  kind !== "college" && belongsToNamedGroup(facts as FactsOf["scholarship"], applicant);

/** Of a college: 1 in the country of residence, 2 in the same region. */
function nearness({ kind, country, region }: Listing, applicant: Applicant): 0 | 1 | 2 {
  if (kind !== "college" || !applicant.residence || !contains(country, applicant.residence)) return 0;
  return containsWords(wordsOf(region), ownRegion(applicant.region ?? "")) ? 2 : 1;
}

/** Whether it is for a wanted level, and in a wanted field: 0 to 2. */
function wishesMet({ kind, facts }: Listing, applicant: Applicant): number {
  const levels = kind === "internship" ? studiedLevels(applicant).sure : applicant.wants;
  const isWantedLevel =
    levels.length > 0 && offeredLevels(kind, facts).some((level) => levels.includes(level));
  const isWantedField =
    applicant.fields.length > 0 && namedFields(kind, facts).some((field) => applicant.fields.includes(field));
  return Number(isWantedLevel) + Number(isWantedField);
}

function namedFields(kind: Listing["kind"], facts: Listing["facts"]): readonly string[] {
  if (kind === "college") return taughtFields(facts as FactsOf["college"]);
  if (kind === "internship") return parseFields((facts as FactsOf["internship"]).field).named;
  return parseFields((facts as FactsOf["scholarship"]).fieldOfStudy).named;
}
