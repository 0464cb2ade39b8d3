import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stage-words.ts";

type Words = Translation<typeof english>;

export const stageLabels: Words["stageLabels"] = {
  school: "Niko shule ya upili",
  "school-done": "Nimemaliza shule ya upili",
  vocational: "Ninasomea cheti au diploma",
  university: "Niko chuo kikuu, shahada ya kwanza",
  "degree-done": "Nimemaliza shahada ya kwanza",
  "masters-done": "Nimemaliza shahada ya uzamili",
};
