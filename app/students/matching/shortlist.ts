import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { FactsOf } from "#app/students/fit/judgement.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { fromColumn, type ProfileBits } from "./bits.ts";
import { type Criterion, criteria, lowestPercent, percentOf } from "./criteria.ts";

/** An opportunity with its side of the score, as the database keeps it. */
export interface Candidate {
  kind: OpportunityKind;
  id: string;
  matchBits: number;
  /** What it says about who may apply. */
  facts?: FactsOf[OpportunityKind];
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
  tests: { criterion: Criterion; won: number; places: Int32Array; bits: Int32Array }[];
}

/** Of two equally good candidates the earlier one wins, so they are given in the order of a list of matches. */
export function makeShortlist(candidates: Candidate[], today: string): Shortlist {
  const tests = opportunityKinds.flatMap((kind) => {
    const places = Int32Array.from(candidates.flatMap((one, place) => (one.kind === kind ? [place] : [])));
    return criteria[kind].map(({ criterion, won }) => ({
      criterion,
      won,
      places,
      bits: places.map((place) => fromColumn(criterion, candidates[place]?.matchBits ?? 0)),
    }));
  });
  return { today, candidates, tests };
}

/** The candidates that fit a profile best, best first. */
export function bestOf(
  { candidates, tests }: Shortlist,
  profile: ProfileBits,
  most: number,
  isClosed: (candidate: Candidate) => boolean = () => false,
): BestMatch[] {
  const points = new Uint8Array(candidates.length);
  for (const { criterion, won, places, bits } of tests) {
    const wanted = profile[criterion];
    for (let n = 0; n < bits.length; n++) {
      const place = places[n] ?? 0;
      // 1 where a bit is shared and 0 where none is; an `if` that nobody can foresee takes twice as long.
      const isMet = -((bits[n] ?? 0) & wanted) >>> 31;
      points[place] = (points[place] ?? 0) + won * isMet;
    }
  }
  const isLeftOut = (place: number) => {
    const one = candidates[place];
    return !one || isClosed(one);
  };
  return highest(points, most, isLeftOut).flatMap((place) => {
    const one = candidates[place];
    return one ? [{ kind: one.kind, id: one.id, percent: percentOf(points[place] ?? 0) }] : [];
  });
}

/** The places with the most points among those worth showing; of equal ones the first. Asks about those only that would be among them. */
function highest(points: Uint8Array, most: number, isLeftOut: (place: number) => boolean): number[] {
  const best: number[] = [];
  let needed = lowestPercent;
  for (let place = 0; place < points.length; place++) {
    const own = points[place] ?? 0;
    if (own < needed || isLeftOut(place)) continue;
    let rank = best.length;
    while (rank > 0 && (points[best[rank - 1] ?? 0] ?? 0) < own) rank--;
    best.splice(rank, 0, place);
    if (best.length > most) best.pop();
    if (best.length === most) needed = (points[best[most - 1] ?? 0] ?? 0) + 1;
  }
  return best;
}
