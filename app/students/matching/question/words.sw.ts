import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const questionWords: Words["questionWords"] = {
  sentence: (fact, count, isWithThem) =>
    isWithThem
      ? `Tuambie ${fact} kwa ${count} kati ya hizi.`
      : `Tuambie ${fact} kwa ${count} kati ya zile zinazosubiri jibu.`,
  kept: "Tunalihifadhi kwenye wasifu wako, ambapo unaweza kulibadilisha.",
  keep: "Hifadhi jibu langu",
  keeping: "Inahifadhi...",
  answered: { title: "Jibu limehifadhiwa", detail: "Tumesasisha wasifu wako na fursa zinazokufaa." },
  notAnswered: "Halijajibiwa",
  lookAgain: "Tafadhali angalia jibu lako.",
  empty: "Jibu hili kwanza.",
};
