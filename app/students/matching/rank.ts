import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";

/** How much one more of each weighs in a rank; each more than all behind it together. */
export const steps = { open: 9, near: 3 } as const;
/** One point of the score. */
export const pointsInRank = 18;
/** A better verdict outweighs every score. */
export const closedRank = 101 * pointsInRank;
export const highestRank = 3 * closedRank - 1;

const verdicts: Verdict[] = ["closed", "check", "can"];

/** The verdict in a rank. */
export const verdictIn = (rank: number): Verdict => verdicts[Math.floor(rank / closedRank)] ?? "closed";
