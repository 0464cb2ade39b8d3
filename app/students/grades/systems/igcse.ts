import type { GradeSystem } from "../system.ts";

export const igcse: GradeSystem = {
  label: "IGCSE or O-levels",
  countries: [],
  level: "school",
  inputs: [],
  subjects: {
    grades: ["A*", "A", "B", "C", "D", "E", "F", "G", "U"],
    least: 1,
    most: 12,
    usual: ["English", "Mathematics"],
    alsoWritten: { 9: "A*", 8: "A*", 7: "A", 6: "B", 5: "C", 4: "C", 3: "D", 2: "E", 1: "G" },
  },
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    {
      url: "https://unik.ac.ug/foreign-qualifications-guidelines/",
      read: "IB 24, A-level = UACE, UNEB equates",
    },
  ],
};
