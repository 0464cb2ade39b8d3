import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Jarida la Jumatatu",
  pageTitle: "Thibitisha jarida",
  intro: "Bonyeza mara moja tu, na jarida litakuja kila Jumatatu.",
  expiredHint: "Kimepitwa na wakati au hakijakamilika. Unaweza kuomba kipya.",
  again: "Omba tena",
};

export const newsletterText: Words["newsletterText"] = {
  title: "Jarida la Jumatatu",
  email: "Barua pepe",
  trap: "Acha hii wazi",
  sending: "Inatuma...",
  send: "Nitumie jarida",
  promise:
    "Kwanza tunatuma kiungo cha kuthibitisha. Hatutumii barua pepe yako kwa kitu kingine. Kama una akaunti, liwashe kwenye wasifu wako.",
};
