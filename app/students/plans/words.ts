import { dayInWords } from "#app/shared/calendar/days.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { isStepUp, type PlanType } from "./plans.ts";

export const planNames: Record<PlanType, string> = {
  free: "Free",
  premium: "Premium",
  enterprise: "Enterprise",
};

export const metaWords = {
  title: "Plans and prices",
  description:
    "Free, Premium and Enterprise. Matches, alerts and deadlines stay free for students, and no payment is taken today.",
};

export const band = {
  title: "Choose the plan that fits you",
  intro:
    "Today all three plans give you the same, and none costs anything. Matches, alerts and deadlines stay free for students.",
};

interface PlanWords {
  per: string;
  forWhom: string;
  /** What the plan gives today. */
  today: string[];
  /** What is announced and not there yet. */
  planned: string[];
  /** How long it lasts. */
  term: string;
}

export const planWords: Record<PlanType, PlanWords> = {
  free: {
    per: "forever",
    forWhom: "All that a student needs to find and win a place.",
    today: [
      "Scholarships, colleges and internships in one search",
      "Your matches, with the reasons for each score",
      "Alerts by email when something new fits you",
      "Deadlines, also as a calendar for your phone",
      "Advice Center, test preparation and events",
    ],
    planned: [],
    term: "It has no end date.",
  },
  premium: {
    per: "per month",
    forWhom: "For students and parents who want more. We're still building it.",
    today: ["Everything in Free, and nothing more yet"],
    planned: [
      "Reminders by SMS, for days when you have no data",
      "One of our editors looks at your list every month",
    ],
    term: "It ends after 365 days and doesn't renew.",
  },
  enterprise: {
    per: "per month",
    forWhom: "For a class, a club or a small team.",
    today: ["Everything in Free, for one person for now"],
    planned: [
      "Multi-user, up to 50 people: you invite them from this page",
      "Everything planned for Premium",
    ],
    term: "It ends after 365 days and doesn't renew.",
  },
};

export const words = {
  title: "Plans",
  current: "Current Plan",
  choose: (type: PlanType) => `Choose ${planNames[type]}`,
  busy: "Updating...",
  today: "What you get today",
  planned: "Planned, not here yet",
  costsNothing: "You pay $0 today.",
  noPayment: {
    title: "No payment is taken",
    text: "You pay nothing today, whichever plan you choose. We don't ask for a card or mobile money. Prices are in US dollars.",
  },
  forSchools:
    "These plans are for people: a student, a family, a class or a club of up to 50. Schools, universities and companies have their own plans and prices.",
  seeEnterprise: "See plans for institutions",
  chosen: (type: PlanType, from: PlanType) =>
    `Successfully ${isStepUp(from, type) ? "upgraded" : "changed"} to ${planNames[type]} plan!`,
  failed: "Failed to update subscription",
  unknownPlan: "We don't have that plan. Please choose one of the three on this page.",
  tryAgain: (requestId: string) =>
    `Something went wrong on our side. Please try again. Reference: ${requestId}`,
  signInFirst: "Please sign in to subscribe",
};

/** The current plan in a sentence. */
export function currentInWords({ type, endsOn, ended }: CurrentPlan): string {
  const name = planNames[type];
  if (ended && endsOn) {
    return `Your ${planNames[ended]} plan ended on ${dayInWords(endsOn)}. You are on the Free plan now.`;
  }
  return endsOn
    ? `You are on the ${name} plan until ${dayInWords(endsOn)}.`
    : `You are on the ${name} plan. It has no end date.`;
}
