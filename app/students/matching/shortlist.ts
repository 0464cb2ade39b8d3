import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { fromColumn, type ProfileBits } from "./bits.ts";
import { type Criterion, criteria, lowestPercent, percentOf } from "./criteria.ts";

/** An opportunity with its side of the score, as the database keeps it. */
export interface Candidate {
  kind: OpportunityKind;
  id: string;
  matchBits: number;
}

export interface BestMatch {
  kind: OpportunityKind;
  id: string;
  percent: number;
}

/** Candidates taken apart once, so that scoring a pair is a few bit operations: for many profiles and few opportunities. */
interface Shortlist {
  candidates: Candidate[];
  tests: { criterion: Criterion; won: number; places: Int32Array; bits: Int32Array }[];
}

/** Of two equally good candidates the earlier one wins, so they are given in the order of a list of matches. */
export function makeShortlist(candidates: Candidate[]): Shortlist {
  const tests = opportunityKinds.flatMap((kind) => {
    const places = Int32Array.from(candidates.flatMap((one, place) => (one.kind === kind ? [place] : [])));
    return criteria[kind].map(({ criterion, won }) => ({
      criterion,
      won,
      places,
      bits: places.map((place) => fromColumn(criterion, candidates[place]?.matchBits ?? 0)),
    }));
  });
  return { candidates, tests };
}

/** The candidates that fit a profile best, best first. */
export function bestOf({ candidates, tests }: Shortlist, profile: ProfileBits, most: number): BestMatch[] {
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
  return highest(points, most).flatMap((place) => {
    const one = candidates[place];
    return one ? [{ kind: one.kind, id: one.id, percent: percentOf(points[place] ?? 0) }] : [];
  });
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
