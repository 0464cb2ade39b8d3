import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./short-words.ts";

type Words = Translation<typeof english>;

/** "janv", "nov"; "juin" and "juillet" begin with the same letters. */
const short = (month: string) => month.replace(/^(janv|févr|avr|juil|sept|oct|nov|déc).+$/, "$1");

export const languageLine: Words["languageLine"] = { others: "5 English, Kiswahili, Amharic" };

export const shortWords: Words["shortWords"] = {
  day: (number, month) => `${number} ${short(month)}`,
  usually: (month) => `d’habitude ${short(month)}`,
  official: (host) => `Officiel : ${host}`,
};
