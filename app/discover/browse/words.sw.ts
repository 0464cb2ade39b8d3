import { formatNumber } from "#app/shared/languages/formats.ts";
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
  near: {
    scholarships: "Ufadhili unaokaribia huu",
    colleges: "Vyuo vinavyokaribia hivi",
    internships: "Mafunzo ya kazini yanayokaribia haya",
  },
  seeAllOf: {
    scholarships: "Tazama ufadhili huu wote",
    colleges: "Tazama vyuo hivi vyote",
    internships: "Tazama mafunzo haya yote ya kazini",
  },
  nowhere: "Bado hatuna hili kwenye orodha. Huenda mwanafunzi mwingine anajua.",
  askUnion: "Uliza kwenye Jukwaa la Wanafunzi",
  didYouMean: "Je, ulimaanisha",
  calendar: "Weka tarehe hizi kwenye kalenda yako",
  year: "Zione mwezi baada ya mwezi",
  feed: "Mlisho wa ufadhili mpya",
  titles: {
    scholarships: "Tazama ufadhili",
    colleges: "Tazama vyuo",
    internships: "Tazama mafunzo ya kazini",
  },
  searched: (text, many) => `${text}: ${many}`,
  foundFor: (found, text) => `${found}: “${text}”`,
  seeAll: {
    scholarships: "Tazama ufadhili wote",
    colleges: "Tazama vyuo vyote",
    internships: "Tazama mafunzo yote ya kazini",
  },
  clearToSee: (count) => `Ondoa vichujio ili uone ${formatNumber(count)}`,
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
  scholarships: (count) => `Ufadhili ${formatNumber(count)}`,
  colleges: (count) => (count === 1 ? "Chuo 1" : `Vyuo ${formatNumber(count)}`),
  internships: (count) => (count === 1 ? "Nafasi 1 ya mafunzo" : `Nafasi ${formatNumber(count)} za mafunzo`),
};

export const countedWithLoans: Words["countedWithLoans"] = (count) =>
  count === 1 ? "Ufadhili au mkopo 1" : `Ufadhili na mikopo ${formatNumber(count)}`;
