import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./requirement-words.ts";

type Words = Translation<typeof english>;

export const requirementWords: Words["requirementWords"] = {
  systems: {
    CGPA5: "CGPA ከ5",
    CGPA4: "CGPA ከ4",
    CGPA7: "CGPA ከ7",
    DEGREE_CLASS: "ዲግሪ",
    PERCENT: "በመቶ",
    OTHER: "",
  },
  subject: (names, grade) => `${names.join(" ወይም ")} ${grade}`,
  someSubjects: (count, names, grade) => `ከእነዚህ ${count}፦ ${names.join("፣ ")} (${grade})`,
  subjects: (lines) =>
    lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join("፣ ")} እና ${lines[lines.length - 1]}`,
  both: (overall, subjects) => `${overall}፣ ከእነዚህ ጋር፦ ${subjects}`,
  noted: (said, note) => `${said} (${note})`,
  ways: (ways) => ways.join("፤ ወይም "),
};
