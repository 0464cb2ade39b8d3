import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./grade-words.ts";

type Words = Translation<typeof english>;

export const gradeSystemNames: Words["gradeSystemNames"] = {
  CGPA5: "CGPA kati ya 5",
  CGPA4: "CGPA kati ya 4",
  CGPA7: "CGPA kati ya 7",
  DEGREE_CLASS: "Shahada",
  PERCENT: "Asilimia",
  OTHER: "",
};
