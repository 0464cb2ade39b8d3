import type { GradeSystem } from "../system.ts";

export const aLevel: GradeSystem = {
  label: "A-levels (Cambridge, UK)",
  countries: [],
  level: "school",
  inputs: [],
  subjects: { grades: ["A*", "A", "B", "C", "D", "E", "U"], least: 1, most: 5, usual: [] },
  // Strict, as for UACE.
  table: { kind: "best", best: 3, least: 1, worth: { "A*": 4, A: 4, B: 3, C: 2, D: 1, E: 1, U: 0 } },
  trust: "estimate",
  sources: [
    {
      url: "https://www.fastgpacalc.com/uk-to-us-gpa-calculator",
      read: "A-level A4 B3 C2; first 4.0, 2:1 3.3-3.7",
    },
    { url: "https://geratools.com/cambridge-grade-converter", read: "A-level A4 B3.5 C3 D2.5 E2" },
    {
      url: "https://www.surrey.ac.uk/uganda/entry-requirements",
      read: "UACE = A-level letter for letter; 2:1 = 4.0 or class",
    },
  ],
};
