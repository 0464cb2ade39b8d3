import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { type Criterion, criteria, lowestPercent, percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { fromColumn, type ProfileBits } from "./bits.ts";
import { type Doors, findClosed, makeDoors } from "./doors.server.ts";

/** An opportunity with its side of the score and of the verdict, as the database keeps them. */
export interface Candidate {
  kind: OpportunityKind;
  id: string;
  matchBits: number;
  /** The columns by which a door can be closed, eight bytes each. */
  fitBits: Uint8Array;
}

export interface BestMatch {
  kind: OpportunityKind;
  id: string;
  percent: number;
}

/** Candidates taken apart once, so that scoring a pair is a few bit operations: for many profiles and few opportunities. */
export interface Shortlist {
  /** The day it was read for. */
  today: string;
  candidates: Candidate[];
  kinds: OfKind[];
  doors: Doors;
}

interface OfKind {
  /** Where they are among the candidates. */
  places: Int32Array;
  tests: { criterion: Criterion; won: number; bits: Int32Array }[];
}

/** Of two equally good candidates the earlier one wins, so they are given in the order of a list of matches. */
export function makeShortlist(candidates: Candidate[], today: string): Shortlist {
  const fitBits: Record<OpportunityKind, Uint8Array[]> = { scholarship: [], college: [], internship: [] };
  for (const one of candidates) fitBits[one.kind].push(one.fitBits);
  const kinds = opportunityKinds.map((kind): OfKind => {
    const places = Int32Array.from(candidates.flatMap((one, place) => (one.kind === kind ? [place] : [])));
    return {
      places,
      tests: criteria[kind].map(({ criterion, won }) => ({
        ...{ criterion, won },
        bits: places.map((place) => fromColumn(criterion, candidates[place]?.matchBits ?? 0)),
      })),
    };
  });
  return { today, candidates, kinds, doors: makeDoors(fitBits) };
}

/** The candidates that fit a profile best, best first; without those that are closed to an applicant. */
export function bestOf(
  { candidates, kinds, doors }: Shortlist,
  profile: ProfileBits,
  most: number,
  applicant: Applicant | null,
): BestMatch[] {
  const points = new Uint8Array(candidates.length);
  for (const { places, tests } of kinds) {
    for (const { criterion, won, bits } of tests) {
      const wanted = profile[criterion];
      for (let n = 0; n < bits.length; n++) {
        const place = places[n] ?? 0;
        // 1 where a bit is shared and 0 where none is; an `if` that nobody can foresee takes twice as long.
        const isMet = -((bits[n] ?? 0) & wanted) >>> 31;
        points[place] = (points[place] ?? 0) + won * isMet;
      }
    }
  }
  if (applicant) leaveOut(findClosed(doors, applicant), kinds, points);
  return highest(points, most).flatMap((place) => {
    const one = candidates[place];
    return one ? [{ kind: one.kind, id: one.id, percent: percentOf(points[place] ?? 0) }] : [];
  });
}

function leaveOut(closed: Int32Array[], kinds: OfKind[], points: Uint8Array): void {
  for (const [nth, { places }] of kinds.entries()) {
    const own = closed[nth] ?? new Int32Array();
    for (let n = 0; n < places.length; n++) {
      const place = places[n] ?? 0;
      const isOpen = (~(own[n >> 5] ?? 0) >>> (n & 31)) & 1;
      points[place] = (points[place] ?? 0) * isOpen;
    }
  }
}

/** The places with the most points among those worth showing; of equal ones the first. */
function highest(points: Uint8Array, most: number): number[] {
  const best: number[] = [];
  let needed = lowestPercent;
  for (let place = 0; place < points.length; place++) {
    const own = points[place] ?? 0;
    if (own < needed) continue;
    let rank = best.length;
    while (rank > 0 && (points[best[rank - 1] ?? 0] ?? 0) < own) rank--;
    best.splice(rank, 0, place);
    if (best.length > most) best.pop();
    if (best.length === most) needed = (points[best[most - 1] ?? 0] ?? 0) + 1;
  }
  return best;
}
