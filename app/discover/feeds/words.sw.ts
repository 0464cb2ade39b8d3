import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const feedWords: Words["feedWords"] = {
  title: "Ufadhili mpya kwenye Fursa",
  subtitle: "Ufadhili kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda, mpya zaidi kwanza.",
  closes: (day) => `Mwisho wa maombi: ${day}`,
  usuallyCloses: (day) => `Kwa kawaida maombi hufungwa tarehe ${day}`,
};
