import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { PlanType } from "./plans.ts";

export interface Subscription {
  planType: PlanType;
  expiresAt: Date | null;
}

export interface CurrentPlan {
  type: PlanType;
  /** The day on which a paid plan ends or ended. Null for Free. */
  endsOn: string | null;
  /** The paid plan that expired, if that is why the type is free. */
  ended: PlanType | null;
}

/** The user's current plan: Free without a choice, and after a paid plan has expired. */
export function currentPlan(subscription: Subscription | null, now: Date): CurrentPlan {
  if (!subscription) return { type: "free", endsOn: null, ended: null };
  const { planType, expiresAt } = subscription;
  const endsOn = expiresAt && todayInUtc(expiresAt);
  return expiresAt && expiresAt <= now
    ? { type: "free", endsOn, ended: planType }
    : { type: planType, endsOn, ended: null };
}

const year = 365 * 86_400_000;

/** When a plan chosen now expires: never for Free, after 365 days for paid plans. */
export const expiryOf = (type: PlanType, now: Date): Date | null =>
  type === "free" ? null : new Date(now.getTime() + year);
