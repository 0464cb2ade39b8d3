import { dayInWords } from "#app/shared/calendar/days.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { isStepUp, type PlanType, plans } from "./plans.ts";

export const metaWords = {
  title: "Plans and prices",
  description:
    "Free, Premium and Enterprise. Matches, alerts and deadlines stay free for students, and no payment is taken today.",
};

export const band = {
  title: "Choose the plan that fits you",
  intro: "Matches, alerts and deadlines stay free for students. You can switch plans at any time.",
};

export const words = {
  title: "Plans",
  current: "Current Plan",
  choose: (type: PlanType) => `Choose ${plans[type].name}`,
  busy: "Updating...",
  planned: "Planned, not here yet",
  noPayment: {
    title: "No payment is taken",
    text: "You pay nothing today, whichever plan you choose. We don't ask for a card or mobile money. Prices are in US dollars.",
  },
  forSchools:
    "These plans are for people: a student, a family, a class or a club of up to 50. Schools, universities and companies have their own plans and prices.",
  seeEnterprise: "See plans for institutions",
  chosen: (type: PlanType, from: PlanType) =>
    `Successfully ${isStepUp(from, type) ? "upgraded" : "changed"} to ${plans[type].name} plan!`,
  failed: "Failed to update subscription",
  unknownPlan: "We don't have that plan. Please choose one of the three on this page.",
  tryAgain: (requestId: string) =>
    `Something went wrong on our side. Please try again. Reference: ${requestId}`,
  signInFirst: "Please sign in to subscribe",
};

/** The current plan in a sentence. */
export function currentInWords({ type, endsOn, ended }: CurrentPlan): string {
  const { name } = plans[type];
  if (ended && endsOn) {
    return `Your ${plans[ended].name} plan ended on ${dayInWords(endsOn)}. You are on the Free plan now.`;
  }
  return endsOn
    ? `You are on the ${name} plan until ${dayInWords(endsOn)}.`
    : `You are on the ${name} plan. It has no end date.`;
}
