import { type Criterion, criteria, lowestPercent, percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";

/** Which criteria, met together, make a match; without those sets from which one could be left out. */
export function winningSets(kind: OpportunityKind): Criterion[][] {
  const weights = new Map<Criterion, number>(criteria[kind].map(({ criterion, won }) => [criterion, won]));
  const sets: Criterion[][] = [];
  for (const set of smallestFirst([...weights.keys()])) {
    const points = set.reduce((sum, criterion) => sum + (weights.get(criterion) ?? 0), 0);
    const holdsAnother = sets.some((other) => other.every((criterion) => set.includes(criterion)));
    if (percentOf(points) >= lowestPercent && !holdsAnother) sets.push(set);
  }
  return sets;
}

function smallestFirst<Item>(items: Item[]): Item[][] {
  const subsets: Item[][] = [[]];
  for (const item of items) subsets.push(...subsets.map((set) => [...set, item]));
  return subsets.sort((one, other) => one.length - other.length);
}
