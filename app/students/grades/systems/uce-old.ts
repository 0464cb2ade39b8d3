import type { GradeSystem } from "../system.ts";

export const uceOld: GradeSystem = {
  label: "UCE until 2023 (Uganda)",
  countries: ["Uganda"],
  level: "school",
  inputs: [
    {
      kind: "number",
      name: "aggregate",
      label: "Aggregate",
      min: 8,
      max: 72,
      decimals: 0,
      hint: "Best eight subjects, from 8 (best) to 72",
    },
    { kind: "choice", name: "division", label: "Division", values: ["1", "2", "3", "4", "7", "9"] },
  ],
  subjects: {
    grades: ["D1", "D2", "C3", "C4", "C5", "C6", "P7", "P8", "F9"],
    least: 8,
    most: 10,
    usual: ["English", "Mathematics", "Biology", "Chemistry", "Physics", "Geography", "History"],
  },
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    { url: "https://ugcolleges.com/2023/02/28/how-uneb-did-grades-uce-exams/", read: "old UCE divisions" },
    {
      url: "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
      read: "two principal passes; weights 3/2/1; O-level 0.3/0.2/0.1; subsidiary pass = 1-6",
    },
  ],
};
