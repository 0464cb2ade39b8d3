import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const daysLeft = (days: number) => (days === 1 ? "imebaki siku 1" : `zimebaki siku ${days}`);

export const dateWords: Words["dateWords"] = {
  onDay: (day) => `tarehe ${day}`,
  inMonth: (month) => `mwezi wa ${month}`,
  openNow: "Maombi yamefunguliwa",
  openUsuallyUntil: (month) => `Maombi yamefunguliwa, kwa kawaida hadi ${month}`,
  usuallyOpenUntilDay: (day) => `Kwa kawaida hupokelewa hadi tarehe ${day}`,
  usuallyOpenUntilMonth: (month) => `Kwa kawaida hupokelewa hadi ${month}`,
  usuallyOpensNow: "Kwa kawaida hufunguliwa wakati huu",
  opensOn: (day) => `Maombi yanafunguliwa tarehe ${day}`,
  usuallyOpensIn: (month) => `Kwa kawaida hufunguliwa ${month}`,
  usuallyClosesIn: (month) => `Kwa kawaida hufungwa ${month}`,
  usuallyClosesOn: (day) => `Kwa kawaida hufungwa tarehe ${day}`,
  closed: "Maombi yamefungwa",
  closedUsuallyOpensIn: (month) => `Yamefungwa, kwa kawaida hufunguliwa ${month}`,
  alwaysOpen: "Maombi hupokelewa wakati wote",
  notAnnounced: "Tarehe haijatangazwa",
  closesToday: "Maombi yamefunguliwa, yanafungwa leo",
  closesInMonths: (months) =>
    months === 1 ? "Maombi yamefunguliwa, umebaki mwezi 1" : `Maombi yamefunguliwa, imebaki miezi ${months}`,
  closesInDays: (days) => `Maombi yamefunguliwa, ${daysLeft(days)}`,
  closesOn: (day) => `Mwisho wa maombi: ${day}`,
  closesOnWithDaysLeft: (day, days) => `Mwisho wa maombi: ${day}, ${daysLeft(days)}`,
};
