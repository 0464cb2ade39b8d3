import type { Translation } from "#app/shared/languages/translation.ts";
import { periodNames } from "../kinds/fact-words.ts";
import type * as english from "./money-words.ts";

type Words = Translation<typeof english>;

export const moneyWords: Words["moneyWords"] = {
  free: "Bure",
  sum: (currency, figure) => `${currency} ${figure}`,
  range: (currency, least, most) => `${currency} ${least} hadi ${most}`,
  from: (sum) => `kuanzia ${sum}`,
  upTo: (sum) => `hadi ${sum}`,
  about: (sums) => `takriban ${sums.join(", ")}`,
  per: (sum, period) => `${sum} ${periodNames[period]}`,
};
