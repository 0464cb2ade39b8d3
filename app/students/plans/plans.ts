import { planTypes } from "#database/schema/lists.ts";

export type PlanType = (typeof planTypes)[number];

interface Plan {
  name: string;
  /** In US dollars. */
  price: string;
}

/** What each plan gives stands in `words.ts`. */
export const plans: Record<PlanType, Plan> = {
  free: { name: "Free", price: "$0" },
  premium: { name: "Premium", price: "$29" },
  enterprise: { name: "Enterprise", price: "$99" },
};

/** Finds a plan by its name in a form. Null if unknown. */
export const parsePlanType = (given: unknown): PlanType | null =>
  planTypes.find((type) => type === given) ?? null;

/** Ordered from the smallest to the largest. */
export const isStepUp = (from: PlanType, to: PlanType) => planTypes.indexOf(to) > planTypes.indexOf(from);
