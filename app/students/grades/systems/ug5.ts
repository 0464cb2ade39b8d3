import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** Nile University draws other lines (4.5, 3.5, 2.5): there the class that is printed holds. */
const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 4.4 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3.6 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2.8 },
  { name: "Pass", counts: classWorth.pass, from: 2 },
];

export const ug5: GradeSystem = {
  label: "CGPA out of 5 (Makerere and most universities in Uganda)",
  countries: ["Uganda"],
  level: "degree",
  inputs: [cgpaInput(5), classInput(classes)],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cgpa"),
    points: [
      [0, 0],
      [2.0, 1.0],
      [2.8, 2.0],
      [3.6, 3.0],
      [4.4, 3.5],
      [5.0, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    { url: "https://mak.ac.ug/students/grading", read: "Makerere letters and classes" },
    { url: "http://chuss.mak.ac.ug/faqs/240-final-year-results", read: "Makerere classes with pass 2.0" },
    { url: "https://nileuniversity.ac.ug/documentation", read: "private: 4.5/3.5/2.5/2.0" },
    {
      url: "https://www.surrey.ac.uk/uganda/entry-requirements",
      read: "UACE = A-level letter for letter; 2:1 = 4.0 or class",
    },
    {
      url: "https://www.plymouth.ac.uk/international/study/international-students-country-guides/africa/uganda",
      read: "2:1 = 4.00-4.30",
    },
  ],
};
