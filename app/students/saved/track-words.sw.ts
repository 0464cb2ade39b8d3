import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./track-words.ts";

type Words = Translation<typeof english>;

export const tickWords: Words["tickWords"] = {
  keep: "Hifadhi tiki zangu",
  keeping: "Inahifadhi...",
  signIn: "Ingia ili uweke tiki",
  kept: "Tiki zako zimehifadhiwa",
  notKept: "Tiki hazijahifadhiwa",
  lost: "Huenda mtandao umekatika au uko polepole. Tiki zako bado ziko hapa. Tafadhali jaribu tena.",
};

export const openingWords: Words["openingWords"] = {
  ask: "Nikumbushe maombi yakifunguliwa",
  asked: "Tutakuambia maombi yakifunguliwa",
  changed: "Imebadilishwa",
  notChanged: "Haijabadilishwa",
  lost: "Huenda mtandao umekatika au uko polepole. Tafadhali jaribu tena.",
};
