import type { Translation } from "#app/shared/languages/translation.ts";
import { periodNames } from "../kinds/fact-words.ts";
import type * as english from "./money-words.ts";

type Words = Translation<typeof english>;

export const moneyWords: Words["moneyWords"] = {
  free: "ነፃ",
  sum: (currency, figure) => (currency === "ETB" ? `${figure} ብር` : `${figure} ${currency}`),
  range: (currency, least, most) =>
    currency === "ETB" ? `ከ${least} እስከ ${most} ብር` : `ከ${least} እስከ ${most} ${currency}`,
  from: (sum) => `ከ${sum} ጀምሮ`,
  upTo: (sum) => `እስከ ${sum}`,
  about: (sums) => `${sums.join("፣ ")} ገደማ`,
  per: (sum, period) => `${periodNames[period]} ${sum}`,
};
