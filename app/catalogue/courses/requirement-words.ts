export const requirementWords = {
  /** Systems that aren't called by their own letters. */
  systems: {
    CGPA5: "CGPA of 5",
    CGPA4: "CGPA of 4",
    CGPA7: "CGPA of 7",
    DEGREE_CLASS: "Degree",
    PERCENT: "Per cent",
    OTHER: "",
  },
  /** "Physics or Chemistry C+" */
  subject: (names: string[], grade: string) => `${names.join(" or ")} ${grade}`,
  /** "2 of these: Physics, Chemistry, Biology (C+)" */
  someSubjects: (count: number, names: string[], grade: string) =>
    `${count} of these: ${names.join(", ")} (${grade})`,
  /** "Biology C+, English C and Physics C" */
  subjects: (lines: string[]) =>
    lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} and ${lines[lines.length - 1]}`,
  /** "KCSE C+ with Biology C+" */
  both: (overall: string, subjects: string) => `${overall} with ${subjects}`,
  noted: (said: string, note: string) => `${said} (${note})`,
  ways: (ways: string[]) => ways.join("; or "),
};
