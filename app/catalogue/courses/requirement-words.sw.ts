import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./requirement-words.ts";

type Words = Translation<typeof english>;

export const requirementWords: Words["requirementWords"] = {
  systems: {
    CGPA5: "CGPA ya 5",
    CGPA4: "CGPA ya 4",
    CGPA7: "CGPA ya 7",
    DEGREE_CLASS: "Shahada",
    PERCENT: "Asilimia",
    OTHER: "",
  },
  subject: (names, grade) => `${names.join(" au ")} ${grade}`,
  someSubjects: (count, names, grade) => `${count} kati ya: ${names.join(", ")} (${grade})`,
  subjects: (lines) =>
    lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} na ${lines[lines.length - 1]}`,
  both: (overall, subjects) => `${overall} pamoja na ${subjects}`,
  noted: (said, note) => `${said} (${note})`,
  ways: (ways) => ways.join("; au "),
};
