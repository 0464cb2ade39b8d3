import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./strip-words.ts";

type Words = Translation<typeof english>;

export const stripWords: Words["stripWords"] = {
  allYear: "Maombi hupokelewa mwaka mzima.",
  opens: ({ text, isUsual }) =>
    isUsual ? `Kwa kawaida maombi hufunguliwa ${text}.` : `Maombi yanafunguliwa ${text}.`,
  closes: ({ text, isUsual }) =>
    isUsual ? `Kwa kawaida maombi hufungwa ${text}.` : `Maombi yanafungwa ${text}.`,
  both: (opens, closes) => {
    if (opens.isUsual) return `Kwa kawaida maombi hufunguliwa ${opens.text} na kufungwa ${closes.text}.`;
    return closes.isUsual
      ? `Maombi yanafunguliwa ${opens.text}, na kwa kawaida hufungwa ${closes.text}.`
      : `Maombi yanafunguliwa ${opens.text} na kufungwa ${closes.text}.`;
  },
};
