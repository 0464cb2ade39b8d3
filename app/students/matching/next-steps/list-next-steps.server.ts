import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor, findObstacle } from "#app/catalogue/eligibility/judge.ts";
import { type MatchedStudent, scoreListings } from "#app/catalogue/matching/match-listings.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { possibleSteps } from "./steps.ts";
import { stepWords } from "./words.ts";

const mostShown = 3;
/** Per kind: those that close first. For a very large catalogue, a sample is enough. */
const mostCompared = 200;

/** Documents that refugees need, with how many matches are for refugees. */
function papersToAsk(listings: Snapshot["listings"], { profile, applicant }: MatchedStudent): string[] {
  if (!applicant.groups.refugee) return [];
  const forRefugees = [...listings.scholarship, ...listings.internship].filter(({ facts }) =>
    facts.groups?.includes("refugee"),
  );
  const count = [...scoreListings(forRefugees, profile)].length;
  return count > 0 ? [stepWords.refugeeLetter(count)] : [];
}

/** The steps that would make most matches open, as sentences. A language test comes last, and never alone. */
export function listNextSteps(
  { listings }: Pick<Snapshot, "listings">,
  { profile, applicant }: MatchedStudent,
): string[] {
  const steps = possibleSteps(applicant);
  if (steps.length === 0) return [];
  const notOpenByKind = Object.values(listings).map((ofKind: readonly Listing[]) =>
    listNotOpen(ofKind, { profile, applicant }),
  );
  const isAtLeast = notOpenByKind.some(({ length }) => length === mostCompared);
  const notOpen = notOpenByKind.flat();
  const opens = ({ listing: { kind, facts }, obstacle }: NotOpen, after: Applicant) =>
    !obstacle?.(after) && eligibilityFor(kind, facts, after) === "fits";
  const opening = steps
    .map((step) => ({ step, count: notOpen.filter((one) => opens(one, step.after)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ step, count }) => ({ ...step, says: step.opens({ count, isAtLeast }) }));
  const papers = papersToAsk(listings, { profile, applicant });
  const own = opening.filter((step) => !step.isTest).map(({ says }) => says);
  const tests = opening.filter((step) => step.isTest).map(({ says }) => says);
  const taken = [...papers, ...own].slice(0, tests.length > 0 ? mostShown - 1 : mostShown);
  return taken.length > 0 ? [...taken, ...tests] : [];
}

interface NotOpen {
  listing: Listing;
  obstacle: ReturnType<typeof findObstacle>;
}

/** The matches of one kind that the student can't apply for at present. */
function listNotOpen(ofKind: readonly Listing[], { profile, applicant }: MatchedStudent): NotOpen[] {
  const found: NotOpen[] = [];
  for (const { listing } of scoreListings(ofKind, profile)) {
    if (found.length === mostCompared) break;
    const { kind, facts } = listing;
    const obstacle = findObstacle(kind, facts, applicant);
    if (obstacle || eligibilityFor(kind, facts, applicant) !== "fits") found.push({ listing, obstacle });
  }
  return found;
}
