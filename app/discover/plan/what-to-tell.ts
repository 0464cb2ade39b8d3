import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { planWords } from "./words.ts";

const words = planWords.missing;

/** Missing profile fields that would improve the plan. */
export function missingProfileFields(profile: MatchProfile | null, applicant: Applicant | null): string[] {
  if (!profile || !applicant)
    return [words.fields, words.wants, words.finished, words.results, words.countries];
  const hasResults = Object.values(applicant.standing).some((worth) => worth !== null);
  return [
    applicant.fields.length === 0 && words.fields,
    applicant.wants.length === 0 && words.wants,
    applicant.finished === null && words.finished,
    !hasResults && words.results,
    profile.targetCountries.length === 0 && words.countries,
    applicant.tests === null && words.tests,
  ].filter((missing) => missing !== false);
}
