import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, FactsOf, Finding } from "../judgement.ts";
import { includesAnyOf, isFromServedCountry, mayNameMoreCountries, parsePlaces } from "../parse/places.ts";
import { finding } from "./rule.ts";
import { citizensWords as words } from "./words.ts";

type ApplicantCitizenships = Pick<Applicant, "citizenships">;

export const judgeCitizens = (
  facts: Pick<EligibilityFacts, "citizens">,
  applicant: ApplicantCitizenships,
): Finding => judgeNationality(facts, applicant) ?? finding("citizens", "check", () => words.unknown);

/** Countries whose citizens are excluded. */
export function judgeCitizensExcluded(
  { citizensExcluded }: Pick<EligibilityFacts, "citizensExcluded">,
  { citizenships }: ApplicantCitizenships,
): Finding | null {
  const named = citizensExcluded ?? [];
  const excluded = parsePlaces(named);
  if (!excluded) return null;
  if (citizenships.length === 0)
    return finding("citizens", "check", () => words.askExcluded(named), { field: "citizenships" });
  const isOut = citizenships.every((one) => named.includes(one) || includesAnyOf(excluded, [one]));
  return isOut ? finding("citizens", "no", () => words.excluded(named)) : null;
}

/** Without named nationalities, jobs are for citizens of the country they are in. */
export function judgeWorkers(
  facts: Pick<FactsOf["internship"], "citizens" | "countries">,
  applicant: Pick<Applicant, "citizenships" | "residence">,
): Finding | null {
  const judged = judgeNationality(facts, applicant);
  const named = facts.countries ?? [];
  const there = parsePlaces(named);
  if (judged || !there || there.isAny) return judged;
  const { citizenships, residence } = applicant;
  if (citizenships.length === 0 && residence === null)
    return finding("citizens", "check", () => words.askResidence(named), { field: "residence" });
  if (includesAnyOf(there, citizenships) || (residence !== null && includesAnyOf(there, [residence])))
    return null;
  return finding("citizens", "check", () => words.worksElsewhere(named));
}

function judgeNationality(
  facts: Pick<EligibilityFacts, "citizens">,
  { citizenships }: ApplicantCitizenships,
): Finding | null {
  const named = facts.citizens ?? [];
  const open = parsePlaces(named);
  if (!open) return null;
  if (open.isAny) return finding("citizens", "yes", () => words.any);
  if (citizenships.length === 0)
    return finding("citizens", "check", () => words.ask(named), { field: "citizenships" });
  if (includesAnyOf(open, citizenships)) return finding("citizens", "yes", () => words.yes(named));
  if (open.hasUnknown) return finding("citizens", "check", () => words.unclear(named));
  if (mayNameMoreCountries(open) && !isFromServedCountry(citizenships))
    return finding("citizens", "check", () => words.perhapsMore(named));
  return finding("citizens", "no", () => words.no(named, citizenships));
}
