import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "Mwaka kwa picha",
  legend:
    "Kijani: imethibitishwa. Mistari: tarehe za kawaida. Duara: kufunguliwa. Mstari mfupi: kufungwa. Mstari mwekundu: leo.",
};
