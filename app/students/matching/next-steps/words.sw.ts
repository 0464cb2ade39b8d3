import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const stepWords: Words["stepWords"] = {
  line: (step, opens) => `${step}: ${opens}`,
  opens: (count, isAtLeast) =>
    isAtLeast
      ? `fursa nyingine zisizopungua ${count.toLocaleString("sw")}`
      : `fursa nyingine ${count.toLocaleString("sw")}`,
  refugeeLetter: (count) =>
    `Omba barua yako ya ukimbizi kutoka UNHCR au ofisi ya wakimbizi: fursa ${count.toLocaleString("sw")} ni za wakimbizi`,
  diploma: "Omba diploma kwanza",
  ielts: (score) => `Fanya IELTS na upate ${score}`,
  finish: {
    secondary: "Maliza shule ya upili",
    vocational: "Maliza cheti au diploma",
    undergraduate: "Maliza shahada ya kwanza",
    graduate: "Maliza shahada ya uzamili",
  },
  kcse: (grade) => `Rudia KCSE na upate ${grade}`,
  credit: "Rudia somo moja ili upate credit moja zaidi",
  englishAndMaths: "Rudia Kiingereza na Hisabati ili upate credit katika yote mawili",
  upperSecond: "Maliza shahada kwa kiwango cha second class upper",
  work: (years) => `Fanya kazi kwa miaka ${years}`,
};
