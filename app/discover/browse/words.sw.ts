import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const browseWords: Words["browseWords"] = {
  title: "Tazama fursa",
  description:
    "Tafuta ufadhili, vyuo na mafunzo ya kazini kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda: nani anaweza kuomba, inalipa kiasi gani na maombi yanafungwa lini.",
  search: "Tafuta fursa",
  placeholder: "Tafuta fursa...",
  filters: "Vichujio",
  show: "Onyesha orodha",
  clear: "Ondoa vichujio vyote",
  chosen: "Vichujio ulivyochagua",
  narrow: "Punguza orodha",
  any: "Yoyote",
  sortBy: "Panga kwa",
  newest: "Mpya zaidi",
  closing: "Zinazofungwa kwanza",
  amount: "Kiasi kikubwa zaidi",
  fees: "Karo ya chini zaidi",
  fit: "Zinazokufaa zaidi",
  mine: "Ninazoweza kuomba tu",
  courses: "Tazama kozi ambazo gredi zako zinatosha",
  near: (many) => `Zinazokaribia hizi: ${many}`,
  seeAllOf: "Tazama hizi zote",
  nowhere: "Bado hatuna hili kwenye orodha. Huenda mwanafunzi mwingine anajua.",
  askUnion: "Uliza kwenye Jukwaa la Wanafunzi",
  didYouMean: "Je, ulimaanisha",
  calendar: "Weka tarehe hizi kwenye kalenda yako",
  year: "Zione mwezi baada ya mwezi",
  feed: "Mlisho wa ufadhili mpya",
};

export const emptyWords: Words["emptyWords"] = {
  scholarships: "Hatujapata ufadhili wowote. Jaribu kutafuta kwa maneno mengine.",
  colleges: "Hatujapata chuo chochote. Jaribu kutafuta kwa maneno mengine.",
  internships: "Hatujapata mafunzo yoyote ya kazini. Jaribu kutafuta kwa maneno mengine.",
};

export const loadingWords: Words["loadingWords"] = {
  scholarships: "Inapakia ufadhili...",
  colleges: "Inapakia vyuo...",
  internships: "Inapakia mafunzo ya kazini...",
};

export const countedWords: Words["countedWords"] = {
  scholarships: { one: "ufadhili", many: "ufadhili" },
  colleges: { one: "chuo", many: "vyuo" },
  internships: { one: "nafasi ya mafunzo", many: "nafasi za mafunzo" },
};
