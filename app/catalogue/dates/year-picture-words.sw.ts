import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "Mwaka kwa picha",
  legend:
    "Kijani: tarehe imethibitishwa. Mistari: tarehe za kawaida za miaka iliyopita. Duara ni siku ya kufungua, nguzo ni siku ya kufunga. Mstari mwekundu ni leo.",
};
