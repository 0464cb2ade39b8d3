import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictNames: Words["verdictNames"] = {
  openNow: "Iko wazi kwako sasa",
  opensLater: "Itafunguliwa baadaye: unafaa",
  oneMissing: "Bado jibu moja",
  checkWithThem: "Waulize kwanza",
  notOpen: "Haiko wazi kwako",
};

export const verdictWords: Words["verdictWords"] = {
  openNow: "Iko wazi kwako sasa",
  opensLater: "Itafunguliwa baadaye: unafaa",
  oneMissing: "Bado jibu moja",
  checkWithThem: "Waulize kwanza",
  notOpen: "Haiko wazi kwako",
  noCourse: "Hatujui kozi kama hiyo hapa",
  opens: (time, isAnnounced) =>
    isAnnounced ? `Maombi yanafunguliwa ${time}: unafaa` : `Kwa kawaida hufunguliwa ${time}: unafaa`,
  lastDayUnknown: "Yamefunguliwa, siku ya mwisho haijatangazwa: unafaa",
  usuallyOpen: "Kwa kawaida huwa yamefunguliwa sasa: unafaa",
  usuallyCloses: (time) => `Kwa kawaida hufungwa ${time}: unafaa`,
  noDates: "Tarehe hazijatangazwa: unafaa",
  reported: "Tarehe hazijathibitishwa: unafaa",
};
