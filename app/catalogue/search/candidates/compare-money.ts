import { timesAYear, type Worth } from "#app/catalogue/facts/worth.ts";
import type { TypedMoney } from "../parser/meaning.ts";

/** Whether the lowest fees are within the amount. Uses the fees for home students if they are known. */
export function isAffordable(fees: Worth["fees"], money: TypedMoney, rates: Worth["rates"]): boolean {
  const atHome = fees.filter(({ who }) => who === "home");
  return (atHome.length > 0 ? atHome : fees).some(({ min, max, currency, per }) => {
    const least = min ?? max;
    const most = inCurrency(money, currency, "year", rates);
    return least !== null && most !== null && least * timesAYear[per] <= most;
  });
}

/** "About as much": a listing may pay this much less, or more. */
const about = { least: 0.66, most: 2 };

/** Whether a listing pays about as much or, if that was typed, at least as much. */
export function paysAbout(
  { value, currency, per }: Worth["amount"],
  money: TypedMoney,
  rates: Worth["rates"],
): boolean {
  if (value === null || currency === null) return false;
  const typed = inCurrency(money, currency, per ?? "year", rates);
  if (typed === null) return false;
  const paid = value * timesAYear[per ?? "year"];
  if (money.isLeast) return paid >= typed;
  return paid >= about.least * typed && paid <= about.most * typed;
}

/** The yearly amount in a currency; null without a rate. Without a period, the listing's period is used. */
function inCurrency(
  { value, currency, per }: TypedMoney,
  wanted: string,
  usual: keyof typeof timesAYear,
  rates: Worth["rates"],
): number | null {
  const aYear = value * timesAYear[per ?? usual];
  if (currency === null || currency === wanted) return aYear;
  const [from, to] = [rates.get(currency), rates.get(wanted)];
  return from && to ? (aYear / from) * to : null;
}
