import { planTypes } from "#database/schema/lists.ts";

export type PlanType = (typeof planTypes)[number];

interface Plan {
  name: string;
  /** In US dollars. */
  price: string;
  per: string;
  forWhom: string;
  points: readonly string[];
  /** Features that are announced but not available yet. */
  planned: readonly string[];
}

export const plans: Record<PlanType, Plan> = {
  free: {
    name: "Free",
    price: "$0",
    per: "forever",
    forWhom: "All that a student needs to find and win a place.",
    points: [
      "Scholarships, colleges and internships in one search",
      "Your matches, with the reasons for each score",
      "Alerts by email when something new fits you",
      "Deadlines, also as a calendar for your phone",
      "Advice Center, test preparation and events",
    ],
    planned: [],
  },
  premium: {
    name: "Premium",
    price: "$29",
    per: "per month",
    forWhom: "For students and parents who want more, as we build it.",
    points: ["Everything in Free", "Ends after 365 days, with no renewal"],
    planned: [
      "Reminders by SMS, for days without a bundle",
      "A look at your list every month by one of our editors",
    ],
  },
  enterprise: {
    name: "Enterprise",
    price: "$99",
    per: "per month",
    forWhom: "For a class, a club or a small team.",
    points: ["Everything in Premium", "Multi-user, up to 50 people", "Ends after 365 days, with no renewal"],
    planned: ["Inviting your people from this page"],
  },
};

/** Finds a plan by its name in a form. Null if unknown. */
export const parsePlanType = (given: unknown): PlanType | null =>
  planTypes.find((type) => type === given) ?? null;

/** Ordered from the smallest to the largest. */
export const isStepUp = (from: PlanType, to: PlanType) => planTypes.indexOf(to) > planTypes.indexOf(from);
