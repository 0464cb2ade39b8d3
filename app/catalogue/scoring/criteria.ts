import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";

export type Criterion = "field" | "country" | "level" | "gpa" | "budget" | "duration";

interface CriterionWeight {
  criterion: Criterion;
  /** Points for meeting it. */
  won: number;
  /**
   * Its share of the hundred points. More than `won` if only part of it can be won: a known tuition or duration may
   * still not suit the student.
   */
  possible: number;
}

/** What is compared, and its weight. A kind's possible points add up to `fullScore`. */
export const criteria = {
  scholarship: [
    { criterion: "field", won: 40, possible: 40 },
    { criterion: "country", won: 25, possible: 25 },
    { criterion: "level", won: 20, possible: 20 },
    { criterion: "gpa", won: 15, possible: 15 },
  ],
  college: [
    { criterion: "country", won: 40, possible: 40 },
    { criterion: "field", won: 35, possible: 35 },
    { criterion: "budget", won: 15, possible: 25 },
  ],
  internship: [
    { criterion: "field", won: 50, possible: 50 },
    { criterion: "country", won: 30, possible: 30 },
    { criterion: "duration", won: 10, possible: 20 },
  ],
} as const satisfies Record<OpportunityKind, readonly CriterionWeight[]>;

export const fullScore = 100;

/** Below this a match is not shown. */
export const lowestPercent = 30;

export const percentOf = (points: number) => Math.round((points / fullScore) * 100);
