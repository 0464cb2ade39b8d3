import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./requirement-words.ts";

type Words = Translation<typeof english>;

export const requirementWords: Words["requirementWords"] = {
  systems: {
    CGPA5: "CGPA sur 5",
    CGPA4: "CGPA sur 4",
    CGPA7: "CGPA sur 7",
    DEGREE_CLASS: "Diplôme",
    PERCENT: "Pour cent",
    OTHER: "",
  },
  subject: (names, grade) => `${names.join(" ou ")} ${grade}`,
  someSubjects: (count, names, grade) => `${count} parmi : ${names.join(", ")} (${grade})`,
  subjects: (lines) =>
    lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} et ${lines[lines.length - 1]}`,
  both: (overall, subjects) => `${overall} avec ${subjects}`,
  noted: (said, note) => `${said} (${note})`,
  ways: (ways) => ways.join(" ; ou "),
};
