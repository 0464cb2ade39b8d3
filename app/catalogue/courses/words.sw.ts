import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const standingWords: Words["standingWords"] = {
  likely: { title: "Inawezekana sana", hint: "Juu ya kila cut-off ya miaka mitatu iliyopita" },
  possible: { title: "Inawezekana", hint: "Inatosha kwa baadhi ya miaka mitatu iliyopita, si yote" },
  stretch: {
    title: "Imebaki kidogo",
    hint: "Chini ya cut-off ya chini kabisa ya hivi karibuni, kwa pungufu ya pointi moja",
  },
  qualified: { title: "Una gredi zote wanazohitaji", hint: "Hatujui cut-off ya hivi karibuni" },
  ask: { title: "Uliza chuo kikuu", hint: "Chuo kikuu pekee kinaweza kusema kama zinatosha" },
  unknown: { title: "Haijulikani", hint: "Hatujui wanahitaji masomo gani" },
  no: { title: "Si kwa gredi hizi", hint: "Tunasema kinachokosekana" },
};

export const aggregateHints: Words["aggregateHints"] = {
  likely: "Sawa na kila aggregate tunayoijua, au bora zaidi",
  possible: "Inatosha kwa wanawake au kwa wanaume, si kwa wote wawili",
  stretch: "Imezidi kwa moja aggregate ya juu zaidi tunayoijua",
};
