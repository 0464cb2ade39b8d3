import type { GradeSystem } from "../system.ts";

/** No divisions and no points: a rule written in D1 to F9 can't be read off it. */
export const uceNew: GradeSystem = {
  label: "UCE since 2024 (Uganda)",
  countries: ["Uganda"],
  level: "school",
  inputs: [{ kind: "choice", name: "result", label: "Result", values: ["1", "2", "3"] }],
  subjects: {
    grades: ["A", "B", "C", "D", "E"],
    least: 8,
    most: 10,
    usual: ["English", "Mathematics", "Biology", "Chemistry", "Physics", "Geography", "History"],
  },
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    {
      url: "https://campusbee.ug/news/new-uce-grading-system-explained-as-uneb-releases-2024-exam-results",
      read: "UCE A-E, Result 1-3",
    },
  ],
};
