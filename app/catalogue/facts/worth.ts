import type { FeeRange } from "#database/schema/facts.ts";
import type { moneyPeriods } from "#database/schema/lists.ts";

type Period = (typeof moneyPeriods)[number];

/** What a listing pays, or what it costs. */
export interface Worth {
  amount: { value: number | null; currency: string | null; per: Period | null };
  fees: readonly FeeRange[];
  /** Units of a currency for one US dollar. */
  rates: ReadonlyMap<string, number>;
}

/** Payments in a year. A single payment counts as one year's. */
export const timesAYear: Record<Period, number> = {
  year: 1,
  semester: 2,
  trimester: 3,
  month: 12,
  week: 52,
  day: 365,
  once: 1,
};

/** An unknown amount, or one in a currency without a rate, ranks below zero. */
const unknownWorth = -1;
/** More than any real amount, and short enough for an address. */
const mostWorth = 10 ** 15;

/** What it pays in a year, in cents of a US dollar. */
export function worthOf({ value, currency, per }: Worth["amount"], rates: Worth["rates"]): number {
  const cents = value === null || currency === null ? null : centsAYear(value, currency, per, rates);
  return cents === null ? unknownWorth : Math.min(cents, mostWorth);
}

/** Higher for lower yearly fees. Uses the fees for home students if they are known. */
export function cheapnessOf(fees: Worth["fees"], rates: Worth["rates"]): number {
  const costs = fees.flatMap(({ who, min, max, currency, per }) => {
    const least = min ?? max;
    const cents = least === null ? null : centsAYear(least, currency, per, rates);
    return cents === null ? [] : [{ isHome: who === "home", cents }];
  });
  const [lowest] = costs.sort(
    (one, other) => Number(other.isHome) - Number(one.isHome) || one.cents - other.cents,
  );
  return lowest ? mostWorth - Math.min(lowest.cents, mostWorth) : unknownWorth;
}

/** The lowest yearly cost in US dollars; null if no fee is known, or none in a currency with a rate. */
export function yearlyCost(
  fees: readonly { least: number; currency: string; per: Period | null }[],
  rates: Worth["rates"],
): number | null {
  const costs = fees.flatMap(({ least, currency, per }) => centsAYear(least, currency, per, rates) ?? []);
  return costs.length > 0 ? Math.min(...costs) / 100 : null;
}

function centsAYear(
  value: number,
  currency: string,
  per: Period | null,
  rates: Worth["rates"],
): number | null {
  const rate = rates.get(currency);
  return rate ? Math.round((100 * value * (per ? timesAYear[per] : 1)) / rate) : null;
}
