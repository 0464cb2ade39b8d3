import { planTypes } from "#database/schema/lists.ts";

export type PlanType = (typeof planTypes)[number];

/** Per month, in US dollars. Names and descriptions are in `words.ts`. */
export const prices: Record<PlanType, string> = { free: "$0", premium: "$29", enterprise: "$99" };

/** Finds a plan by its name in a form. Null if unknown. */
export const parsePlanType = (given: unknown): PlanType | null =>
  planTypes.find((type) => type === given) ?? null;

/** Ordered from the smallest to the largest. */
export const isStepUp = (from: PlanType, to: PlanType) => planTypes.indexOf(to) > planTypes.indexOf(from);
