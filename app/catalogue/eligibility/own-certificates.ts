import type { resultSystems } from "#database/schema/lists.ts";
import type { Applicant } from "./applicant.ts";

type ResultSystem = (typeof resultSystems)[number];
type ApplicantOrigin = Pick<Applicant, "standing" | "citizenships" | "residence">;

/** Where a school certificate is taken. The others can be taken in any country, or aren't school certificates. */
const takenIn: Partial<Record<ResultSystem, readonly string[]>> = {
  kcse: ["Kenya"],
  wassce: ["Ghana", "Nigeria"],
  utme: ["Nigeria"],
  uce_old: ["Uganda"],
  uace: ["Uganda"],
  eheece: ["Ethiopia"],
};
const takenAnywhere: readonly ResultSystem[] = ["igcse", "a_level"];

/**
 * Of the results that would settle a rule, those that an applicant may have. A Kenyan isn't asked for an Ethiopian
 * grade 12.
 */
export function certificatesToAsk(
  systems: readonly ResultSystem[],
  applicant: ApplicantOrigin,
): ResultSystem[] {
  const isSchool = (system: ResultSystem) => system in takenIn || takenAnywhere.includes(system);
  const own = countriesOf(applicant);
  const isOwn = (system: ResultSystem) => !own || takenIn[system]?.some((country) => own.includes(country));
  const hasOwn = systems.some(isOwn);
  return systems.filter((system) =>
    takenAnywhere.includes(system) ? hasOwn : !isSchool(system) || isOwn(system),
  );
}

/** Where their certificate is from, by their results or else by their countries; null if neither is known. */
function countriesOf({ standing, citizenships, residence }: ApplicantOrigin): readonly string[] | null {
  const lived = [...citizenships, ...(residence ? [residence] : [])];
  const ofResults = [
    standing.kcse === null ? [] : ["Kenya"],
    standing.utme === null ? [] : ["Nigeria"],
    standing.aggregate === null ? [] : ["Ghana", "Nigeria"],
    standing.principalPasses === null ? [] : ["Uganda"],
    standing.percent === null ? [] : ["Ethiopia"],
    standing.credits === null ? [] : ["Ghana", "Nigeria", "Uganda"],
  ].flat();
  // An aggregate or credits may come from several countries: the applicant's own decide.
  const both = ofResults.filter((country) => lived.includes(country));
  if (both.length > 0) return both;
  if (ofResults.length > 0) return ofResults;
  return lived.length > 0 ? lived : null;
}
