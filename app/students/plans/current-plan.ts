import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { PlanType } from "./plans.ts";

export interface Subscription {
  planType: PlanType;
  expiresAt: Date | null;
}

export interface CurrentPlan {
  type: PlanType;
  /** The day on which a paid plan ends, or ended and left its owner on Free; null when there is no such day. */
  endsOn: string | null;
  /** The paid plan that ran out, if that is why the type is free. */
  ended: PlanType | null;
}

/** The plan someone has now. Without a choice it is Free, and a paid plan that has expired counts as Free. */
export function currentPlan(subscription: Subscription | null, now: Date): CurrentPlan {
  if (!subscription) return { type: "free", endsOn: null, ended: null };
  const { planType, expiresAt } = subscription;
  const endsOn = expiresAt && todayInUtc(expiresAt);
  return expiresAt && expiresAt <= now
    ? { type: "free", endsOn, ended: planType }
    : { type: planType, endsOn, ended: null };
}

const year = 365 * 86_400_000;

/** When a plan that is chosen now runs out: Free never does, a paid one after 365 days. */
export const expiryOf = (type: PlanType, now: Date): Date | null =>
  type === "free" ? null : new Date(now.getTime() + year);
