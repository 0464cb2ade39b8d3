import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const spotlightWords: Words["spotlightWords"] = {
  title: "Wanaoangaziwa",
  student: "Mwanafunzi anayeangaziwa",
  school: "Shule inayoangaziwa",
  visit: "Tazama shule hii",
  readOn: "Soma zaidi",
};
