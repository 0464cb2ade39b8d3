import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const eventWords: Words["eventWords"] = {
  title: "Matukio yajayo",
  intro: "Siku za mitihani, matokeo na maonyesho ya vyuo, na wakati unaoweza kuomba.",
  description:
    "Siku za mitihani, matokeo, maonyesho ya vyuo na tarehe za maombi kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda. Ziongeze kwenye kalenda yako.",
  empty: "Bado hakuna matukio yajayo.",
  emptyHint: "Tazama ufadhili uliofunguliwa",
  more: "Kuhusu tukio hili",
  calendar: "Ongeza kwenye kalenda",
  visit: "Tovuti ya tukio",
  today: "Leo",
  notFound: "Tukio halijapatikana",
};
