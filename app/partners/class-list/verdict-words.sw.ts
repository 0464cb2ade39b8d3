import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictWords: Words["verdictWords"] = {
  openNow: "Iko wazi kwa mwanafunzi sasa",
  opensLater: "Itafunguliwa baadaye: mwanafunzi anafaa",
  oneMissing: "Bado jibu moja",
  checkWithThem: "Waulize kwanza",
  notOpen: "Haiko wazi kwa mwanafunzi",
  opens: (time, isAnnounced) =>
    isAnnounced
      ? `Maombi yanafunguliwa ${time}: mwanafunzi anafaa`
      : `Kwa kawaida hufunguliwa ${time}: mwanafunzi anafaa`,
  lastDayUnknown: "Yamefunguliwa, siku ya mwisho haijatangazwa: mwanafunzi anafaa",
  usuallyOpen: "Kwa kawaida huwa yamefunguliwa sasa: mwanafunzi anafaa",
  usuallyCloses: (time) => `Kwa kawaida hufungwa ${time}: mwanafunzi anafaa`,
  noDates: "Tarehe hazijatangazwa: mwanafunzi anafaa",
  reported: "Tarehe hazijathibitishwa: mwanafunzi anafaa",
};

export const courseWords: Words["courseWords"] = { qualified: "Ana gredi zote wanazohitaji" };
