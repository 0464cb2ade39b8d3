import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const exceededLimitWords: Words["exceededLimitWords"] = {
  "too slow": "Ukurasa unachukua muda mrefu mno kusomwa, kwa hiyo tumeuruka.",
  "too large": "Ukurasa ni mkubwa mno kusomwa, kwa hiyo tumeuruka.",
};
