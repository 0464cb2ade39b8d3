import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { FactsOf, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { parseFields, taughtFields } from "#app/catalogue/eligibility/rules/fields.ts";
import { ownRegion } from "#app/catalogue/eligibility/rules/region.ts";
import { offeredLevels, studiedLevels } from "#app/catalogue/eligibility/study-levels.ts";
import { containsWords, wordsOf } from "#app/catalogue/eligibility/words-of.ts";
import { contains } from "#app/catalogue/scoring/contains.ts";
import { isOpenOn, type Listing } from "#app/catalogue/snapshot/listing.ts";

/** Tie-breakers between two of the same verdict and points. Each outweighs all that follow it together. */
const worth = { isOpenNow: 9, isNear: 3, isWished: 1 };
const pointWorth = 18;
/** A better verdict outweighs every score. */
export const verdictWorth = 101 * pointWorth;
export const highestRank = 3 * verdictWorth - 1;

const worstFirst: readonly Verdict[] = ["closed", "check", "can"];

/**
 * One number for everything that comes before the closing day, the larger the better: the verdict, the points of the score, whether it is
 * open now, how near it is, and how much of what was wished for it offers.
 */
export function rankOf(
  listing: Listing,
  verdict: Verdict,
  points: number,
  applicant: Applicant,
  today: string,
): number {
  return (
    worstFirst.indexOf(verdict) * verdictWorth +
    points * pointWorth +
    (isOpenOn(listing.cycle, today) ? worth.isOpenNow : 0) +
    nearness(listing, applicant) * worth.isNear +
    wishesMet(listing, applicant) * worth.isWished
  );
}

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
