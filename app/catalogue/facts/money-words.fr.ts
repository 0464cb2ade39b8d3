import type { Translation } from "#app/shared/languages/translation.ts";
import { periodNames } from "../kinds/fact-words.ts";
import type * as english from "./money-words.ts";

type Words = Translation<typeof english>;

export const moneyWords: Words["moneyWords"] = {
  free: "Gratuit",
  sum: (currency, figure) => `${figure} ${currency}`,
  range: (currency, least, most) => `${least} à ${most} ${currency}`,
  from: (sum) => `à partir de ${sum}`,
  upTo: (sum) => `jusqu’à ${sum}`,
  about: (sums) => `environ ${sums.join(", ")}`,
  per: (sum, period) => `${sum} ${periodNames[period]}`,
};
