import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const failureWords: Words["failureWords"] = {
  house: { title: "Haikufanikiwa" },
  again: "Jaribu tena",
  ours: "Kuna hitilafu upande wetu. Ulichoandika bado kipo hapa. Tafadhali jaribu tena.",
  theirs: "Ukurasa haukuweza kusoma ulichotuma. Ulichoandika bado kipo hapa.",
  lost: "Huenda mtandao umekatika au uko polepole. Ulichoandika bado kipo hapa. Tafadhali jaribu tena.",
  signedOut:
    "Hujaingia tena kwenye akaunti yako. Ulichoandika bado kipo hapa. Ingia kwenye kichupo kingine, kisha ujaribu tena.",
  proof: "Nenosiri lako, au msimbo wa hatua yako ya pili",
  secretAgain: "Kwa usalama wako, hatukuhifadhi hili. Tafadhali liandike tena.",
  fileAgain: "Ukurasa hauwezi kuhifadhi faili. Tafadhali ichague tena.",
  reference: (id) => `Rejea: ${id}`,
};
