import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { planWords } from "./words.ts";

/** Missing profile fields that would improve the plan. */
export function missingProfileFields(profile: MatchProfile | null, applicant: Applicant | null): string[] {
  if (!profile || !applicant)
    return [
      planWords.missing.fields,
      planWords.missing.wants,
      planWords.missing.finished,
      planWords.missing.results,
      planWords.missing.countries,
    ];
  const hasResults = Object.values(applicant.standing).some((worth) => worth !== null);
  return [
    applicant.fields.length === 0 && planWords.missing.fields,
    applicant.wants.length === 0 && planWords.missing.wants,
    applicant.finished === null && planWords.missing.finished,
    !hasResults && planWords.missing.results,
    profile.targetCountries.length === 0 && planWords.missing.countries,
    applicant.tests === null && planWords.missing.tests,
  ].filter((missing) => missing !== false);
}
