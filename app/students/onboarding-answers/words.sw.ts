import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const savedAnswersWords: Words["savedAnswersWords"] = {
  kept: {
    title: "Wasifu umetengenezwa!",
    detail:
      "Tumeujaza kwa majibu yako. Tutakuandikia barua pepe fursa mpya ikikufaa, na Jumatatu tutakutumia jarida. Unaweza kuzima lolote kwenye wasifu wako.",
  },
  "has a profile": {
    title: "Wasifu wako haujabadilika",
    detail: "Tayari ulikuwa na wasifu, kwa hivyo hatukuubadilisha. Fursa zinazokufaa hutoka humo.",
  },
};
