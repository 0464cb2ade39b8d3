import type { moneyPeriods } from "#database/schema/lists.ts";
import { periodNames } from "../kinds/fact-words.ts";

/** Amounts of money. Numbers are formatted by the language. */
export const moneyWords = {
  free: "Free",
  sum: (currency: string, figure: string) => `${currency} ${figure}`,
  range: (currency: string, least: string, most: string) => `${currency} ${least} to ${most}`,
  from: (sum: string) => `from ${sum}`,
  upTo: (sum: string) => `up to ${sum}`,
  about: (sums: readonly string[]) => `about ${sums.join(", ")}`,
  per: (sum: string, period: (typeof moneyPeriods)[number]) => `${sum} ${periodNames[period]}`,
};
