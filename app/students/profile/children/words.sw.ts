import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  title: "Watoto wako",
  intro:
    "Wasifu wako ni wa mtoto mmoja. Ongeza watoto wengine hapa. Kila mmoja anapata fursa zake. Wewe tu unaona haya.",
  first: "Mtoto aliye kwenye wasifu wako",
  none: "Bado hakuna mtoto mwingine",
  add: "Ongeza mtoto",
  newTitle: "Mtoto mwingine",
  full: "Umeongeza watoto kumi. Hicho ndicho kikomo.",
  forParents:
    "Ukurasa huu ni wa wazazi. Kama unajaza wasifu kwa niaba ya mtoto, chagua “Mzazi” kwenye wasifu.",
  added: { title: "Mtoto ameongezwa", detail: "Unaweza kubadilisha wakati wowote." },
  changed: { title: "Imehifadhiwa", detail: "Tumesasisha fursa zinazomfaa." },
  removed: { title: "Imeondolewa", detail: "Tumefuta kila kitu kuhusu mtoto huyu." },
  needsProfile: "Jaza wasifu wako kwanza.",
  notSaved: "Mtoto hajahifadhiwa",
  lookAgain: "Tafadhali angalia sehemu zilizowekwa alama.",
};
