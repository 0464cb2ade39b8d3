import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const programsByPlaceText: Words["programsByPlaceText"] = {
  title: "Programmes par pays",
  everywhere: "Les cinq pays",
};
