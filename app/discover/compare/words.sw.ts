import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const compareWords: Words["compareWords"] = {
  title: "Linganisha",
  titleOf: (titles) => titles.join(" au "),
  description: "Ufadhili, vyuo au mafunzo mawili au matatu, kimoja kando ya kingine.",
  intro:
    "Pesa, tarehe, nani anaweza kuomba na wanachohitaji, kimoja kando ya kingine. Unaweza kushiriki ukurasa huu.",
  emptyTitle: "Bado hakuna cha kulinganisha",
  empty: "Gusa Linganisha kwenye ufadhili, chuo au mafunzo. Kisha ongeza kimoja au viwili zaidi.",
  browse: (kind) =>
    ({
      scholarship: "Tazama ufadhili",
      college: "Tazama vyuo",
      internship: "Tazama mafunzo ya kazini",
    })[kind],
  verdict: "Kwako",
  online: "Mtandaoni",
  free: "Bure",
  documents: "Stakabadhi",
  fees: "Karo",
  closes: "Mwisho wa maombi",
  usually: (day) => `Kwa kawaida ${day}`,
  remove: (title) => `Ondoa: ${title}`,
  removeShort: "Ondoa",
  addTitle: (kind) =>
    ({
      scholarship: "Chagua ufadhili mwingine wa kulinganisha",
      college: "Chagua chuo kingine cha kulinganisha",
      internship: "Chagua mafunzo mengine ya kulinganisha",
    })[kind],
  search: (kind) =>
    ({
      scholarship: "Tafuta ufadhili wa kulinganisha",
      college: "Tafuta chuo cha kulinganisha",
      internship: "Tafuta mafunzo ya kulinganisha",
    })[kind],
  searchHint: "Jina, fani au nchi",
  found: (text) => `Zilizopatikana kwa “${text}”`,
  nothingFound: (text) => `Hatujapata kitu kwa “${text}”.`,
  saved: "Kwenye orodha yako",
  alike: "Zinazofanana",
  add: (title) => `Linganisha na: ${title}`,
  share: "Shiriki ulinganisho huu",
  gone: "Moja haiko tena kwenye orodha yetu, kwa hivyo tumeiacha nje.",
};

export const leftOutWords: Words["leftOutWords"] = {
  unreadable: "Hatukuweza kusoma sehemu ya kiungo hiki, kwa hivyo tumeiacha nje.",
  otherKind: "Unaweza kulinganisha aina moja tu kwa wakati, kwa hivyo tumeacha nyingine nje.",
  tooMany: "Unaweza kulinganisha hadi tatu, kwa hivyo tumeacha nyingine nje.",
};
