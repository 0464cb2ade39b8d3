import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const heartText: Words["heartText"] = {
  failed: "Haijahifadhiwa",
  tryAgain: "Tafadhali jaribu tena.",
  saved: "Imehifadhiwa",
  save: "Hifadhi",
};
