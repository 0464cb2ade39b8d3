import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./grade-words.ts";

type Words = Translation<typeof english>;

export const gradeSystemNames: Words["gradeSystemNames"] = {
  CGPA5: "CGPA ከ5",
  CGPA4: "CGPA ከ4",
  CGPA7: "CGPA ከ7",
  DEGREE_CLASS: "ዲግሪ",
  PERCENT: "በመቶኛ",
  OTHER: "",
};
