import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./grade-words.ts";

type Words = Translation<typeof english>;

export const gradeSystemNames: Words["gradeSystemNames"] = {
  CGPA5: "CGPA sur 5",
  CGPA4: "CGPA sur 4",
  CGPA7: "CGPA sur 7",
  DEGREE_CLASS: "Diplôme",
  PERCENT: "Pour cent",
  OTHER: "",
};
