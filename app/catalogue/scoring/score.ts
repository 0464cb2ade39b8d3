import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { type Criterion, criteria, percentOf } from "./criteria.ts";

export interface Score {
  points: number;
  percent: number;
  /** One for every criterion of the kind, in the order of their weight. */
  reasons: Reason[];
}

export interface Reason extends Comparison {
  criterion: Criterion;
  won: number;
  possible: number;
}

/** What stood against what. */
export interface Comparison {
  isMet: boolean;
  /** From the profile. */
  wanted: string[];
  /** From the opportunity, in its own words; empty where it says nothing. */
  offered: string;
  /** What of it was found in the other. */
  matched: string[];
}

type CriterionOf<Kind extends OpportunityKind> = (typeof criteria)[Kind][number]["criterion"];

/** Adds up what the comparisons of one kind have won. */
export function scoreOf<Kind extends OpportunityKind>(
  kind: Kind,
  comparisons: Record<CriterionOf<Kind>, Comparison>,
): Score {
  const compared: Partial<Record<Criterion, Comparison>> = comparisons;
  const reasons = criteria[kind].flatMap(({ criterion, won, possible }) => {
    const comparison = compared[criterion];
    return comparison ? [{ criterion, won: comparison.isMet ? won : 0, possible, ...comparison }] : [];
  });
  const points = reasons.reduce((sum, { won }) => sum + won, 0);
  return { points, percent: percentOf(points), reasons };
}
