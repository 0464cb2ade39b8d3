import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Jarida la Jumatatu",
};

export const newsletterText: Words["newsletterText"] = {
  title: "Jarida la Jumatatu",
  email: "Barua pepe",
  trap: "Acha hii wazi",
  sending: "Inatuma...",
};
